"""Colours and places, as Textual's style sheet."""

CSS = """
Screen { background: #12161d; color: #d8dee9; }
#bar { height: 1; background: #1f2733; color: #d8dee9; padding: 0 1; }
#keys { height: 1; background: #1f2733; color: #8a93a2; padding: 0 1; }
#small { display: none; width: 100%; height: 100%; content-align: center middle; }
#table { height: 1fr; }
#board { width: 1fr; height: 100%; }
#aside { width: 28; height: 100%; padding: 0 0 0 1; background: #171c25; }
#sides { height: auto; max-height: 70%; }
#hand-title { height: 1; color: #8a93a2; }
#hand { height: 1fr; }
#lower { height: 8; }
#question { width: 1fr; border-top: solid #3d4a5c; border-title-color: #a6e22e; padding: 0 1; }
#prompt { height: auto; max-height: 3; text-style: bold; }
#choices { height: 1fr; }
#card { width: 1fr; border-top: solid #3d4a5c; border-title-color: #8a93a2; padding: 0 1; }
#log { width: 1fr; border-top: solid #3d4a5c; border-title-color: #8a93a2; padding: 0 1; scrollbar-size: 0 0; }
GameScreen.-wide #aside { width: 36; padding: 0 1; }
GameScreen.-tall #lower { height: 13; }
GameScreen.-tall #hand-title { margin-top: 1; }
GameScreen.-too-small #small { display: block; }
GameScreen.-too-small #all { display: none; }
#all { height: 100%; }
ReplayScreen #bar { height: auto; max-height: 2; }
#told { height: 8; border-top: solid #3d4a5c; border-title-color: #a6e22e; padding: 0 1; scrollbar-size: 1 1; }
ToastRack { dock: top; align: left top; margin-bottom: 0; margin-top: 1; }

.page { align: center middle; background: #12161d; }
.sheet { width: 100%; max-width: 88; height: auto; max-height: 100%; padding: 0 1; background: #171c25;
         border: round #3d4a5c; border-title-color: #a6e22e; }
.scroll { height: auto; max-height: 1fr; scrollbar-size: 1 1; }
.sheet Choices { margin-top: 1; }
.browse { height: 1fr; }
.browse Choices { width: 1fr; height: 1fr; margin: 0; }
.browse Static { width: 1fr; padding: 0 1; height: 1fr; }
StartScreen { align: center middle; }
#start { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 2; border: round #3d4a5c;
         background: #171c25; }
#title { height: 3; content-align: center middle; }
#form { height: auto; }
#about { height: 6; margin-top: 1; color: #a9b3c1; }
#hint { height: 1; color: #8a93a2; }
"""
