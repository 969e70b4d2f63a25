"""Every space of the printed boards: its zones, and the spaces that a line joins it to. A line a space."""

from __future__ import annotations

SPACES: dict[str, str] = {
    "king-solomons-mine": """
        0 orange: 1
        1 orange: 0 2 3
        2 orange: 1 3 18
        3 orange: 1 2 4
        4 cream orange red: 3 5
        5 cream red: 4 6 7
        6 cream red: 5 7 8
        7 blue red: 5 6 8 23 27
        8 red: 6 7 9
        9 cream gray: 8 10
        10 cream gray: 9 11 12
        11 cream gray: 10 12 13
        12 gray green: 10 11 13
        13 gray green: 11 12 14
        14 gray green: 13 15 16 17
        15 blue green: 14 16
        16 blue green: 14 15 17
        17 green: 14 16
        18 brown orange: 2 19 20 21
        19 blue brown: 18 20 22
        20 brown: 18 19 21 22
        21 brown: 18 20 22
        22 blue brown: 19 20 21 25
        23 blue brown red: 7 25
        24 blue red: 25 26
        25 blue brown: 22 23 24 26
        26 blue: 24 25 28
        27 blue: 7 28
        28 blue: 26 27
    """,
    "soho": """
        0 blue navy: 3 6 27
        1 blue: 2 9
        2 blue: 1 3
        3 blue: 0 2
        4 brown navy: 5 28
        5 brown navy: 4 8
        6 blue gray: 0 7 10
        7 blue gray: 6 9
        8 brown: 5 12 13
        9 gray: 1 7 19
        10 gray: 6 11 21
        11 gray navy: 10 12 28
        12 brown gray navy: 8 11 20
        13 brown: 8 18
        14 green: 15 17
        15 navy yellow: 14 16
        16 brown yellow: 15 18
        17 green: 14 19
        18 brown: 13 16 24
        19 orange: 9 17 23
        20 yellow: 12 25
        21 orange: 10 22 26
        22 green orange: 21 23 26
        23 green orange: 19 22
        24 yellow: 18 25
        25 orange yellow: 20 24 26
        26 orange yellow: 21 22 25
        27 navy: 0 28
        28 navy: 4 11 27
    """,
    "baskerville-manor": """
        0 blue: 4 7
        1 brown: 2 6 7
        2 brown: 1 6 8
        3 yellow: 5 8 9
        4 blue: 0 10
        5 yellow: 3
        6 brown: 1 2 8
        7 blue brown: 0 1 12
        8 brown green yellow: 2 3 6 9 15
        9 yellow: 3 8 13
        10 blue: 4 11 30
        11 blue: 10 12
        12 blue navy: 7 11 31
        13 violet: 9 15 16
        14 green: 15 17
        15 green violet: 8 13 14 18 22 23
        16 violet: 13 18 21
        17 green: 14 19 20
        18 violet: 15 16
        19 green navy: 17 24
        20 gray green: 17 22 26 29
        21 gray violet: 16 23 28
        22 gray: 15 20 23 29
        23 gray: 15 21 22 28
        24 gray navy: 19 27 30
        25 gray: 26 27
        26 gray: 20 25 29
        27 gray: 24 25
        28 gray: 21 23
        29 gray: 20 22 26
        30 navy: 10 24 31
        31 navy: 12 30
    """,
}
