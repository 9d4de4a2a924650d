"""Numbers of the owners of plain suits, then of trumps, whose sums differ: written by tools/tables/double.py.

For each of `list_owners` 32 bits, little-endian, deflated.
"""

NUMBERS = (
    "eNpd1nmUz9cZx/FnCLVFJAZhLBlhbDOWLGqJSEIsMaIIYwlpMyFpdUQ1EtIICSIlaOlwgqoqEQRFTu07TWoQstjSHJlKbSVNIhFpafv6nt8fzu"
    "nvnPf5PM+93+/93vvc5z73FxGRhhvQGTfiNryAW0tFfEDv8sBhbCgRcalkxBDtGd+L+Dn//SoRK6tG7CoTUa96RNPyEe0NMjYjomGtiDaVIt6+"
    "OaJrZsS4yhF/r+fZ+hHZZY1r7AO0W8WInDoRcz03uW5EyYYRnyHzlojtTSIKsiNOYUeziI3NI3LviLhYLSI9PWLPnRHb7o7Y//2I/Nbm2TZiRr"
    "uIRU0j+rSJuHpvRJn7Iz71sb4djOPZmS0jnvZtQ8evk/Va2xFaQH9kHd9a39/4HcpFLMbkmr5lTYNaRHRvH/GVtrP6L2p79qaIlg9ETKVHjL+g"
    "Y8S8ChFL+OkPihVWmuuqThFP3hqxSYyqJvH2rUyxe0hfBYHPrhGxjuZ1iVgrVsf4k9kPPmSeYnKEtro9Ypn4bff+UvHN62aeqGMhy3Mj9uZETB"
    "SfNGM36R7RQ2wqislz/MvicopegRCEsMQZ9EJFbc3Q2n5OoGNpdfs8F7/iz0V39mK6gz4vWQ7StfxZ7D0YKR+O0cn093jXuDcZJwenShufVhbb"
    "+fb7S9qZv5SdJ5bFGIYP5c559NI3GEfF8RzaoYVYT6KZcmW/vvl0DWqI82n+PlrXnBpgOH8enpB7RfQdepfcqoWj/BG0n9zKpSvoUZSVm49790"
    "ZMklcLkGWj2tijWfaour0boi/Yhfawjf2ZyJ9BZ9I/4Vmc99xBe1MKg+VNQ9oflcRmiPNwmn2A1uB/Q2vRZuhQW345A+PQlf8KHUyXo5i9km7A"
    "Tkj1+Bw7xP9DtPTds7Sfta1Dpmfu09YPuez+9ARtKa8beW4Ufw1OJv3abtc3FM+xC+lcug19jPUdvzS7hD3MoWVpFlpqf4ifw34UE/mD6RZ6Ad"
    "30DcBCFGhfRDdgMvsjOo+uQTr7HNom72IUjiNNDmVqn87uzl6Dqfz19BZt4/EeDqGCfPon7UnH4Ro7PDctOcuoyn5YrrWgY1ADT/HvlHMT2KPo"
    "dPo6JrC/pfW91xSfsK/iPvZGfQPpb1FFni6kvWk+ZrEzjNkOL/CfpGvoFlRmv4wT7EZyeAQ7lz5P38VrKMZAbd8kPl2Jj5M5++Y69l6UYpdzDs"
    "rTDLTBoKQGoTZ7Ds2hr2MNexU9hH8l68O55IxpL2MeJ+kVlGSno5yzNBr12c/TDrQbMrCcvxM/Zh+hU+kbKO3MbaC7UISr6KitW3IWzbc/bUVn"
    "4yX2JVrXN7PwNr8JbYoBeC25eP7vd/BR9Wfudb/rZ2rV1/JtVXLm02LiATlbfL3/Jw87i33Fcpj86B9xT4E5/cL5ZvedEDFlrFyYFrF1eESX4+"
    "b9M3v4y+vv71In+qmxuY+oGe6fr/qxfxjxB+O+2ijijsft40jaQx4/I98Vz5+ijwuzhdp7Stuo0eI/QKx8b7z5f/GYs6JmPzBRHJ6I2IxM99+f"
    "za1hY3Fslvr2JFRxNrepSffS2epRW7VmXd3U+SxWczarESd857J6sMedM85901jtek7/Leaw0b3xgXugnXcWmXMv87zZOFnWNKSnmoL16tnDvd"
    "VGta29MZPPX/N+jmc6mecifS+b37A+EavxrGfWN1BvxfUKtqh3N+RZm7mk+WY1cz0rVvnaGonXdOPk07bGGonR+s/zDxlzZ1ZEczXlIu1CP1Z/"
    "DBOuqBif3EHiX0g3Yyh7imc+p+nWsEm+XOFfxT3827y7QY0eaB2jPHNnyVS88rGav9S8z4rli+KTldzlyX2FumpyTevNo2vxG2Pl8UuYSFMs5B"
    "fQd+l/K6f25aj+M9reFPd2vtnEujvQMZiT3KH8v7C/xLLkf5QYv0dP4Bk16yj2eqaxunSeVrJP3T3zET+b3RaDrOMlOp8uwOmkxus/o22//axl"
    "Xe/TsbSqOyZPjCqKdRv2I9a6gt/R3ZImPu1LpOrnXP3H8Jb2JvZin/UeqZm6J0raj0vs6e6gMfw3aCH9D6rVT8VgNyondwsdRzchTQx20wpi0g"
    "KWHP7axMLk/xBeiVRO9MaSBP7K5H+DcXPpBTqUFkN5i8v8dOM1wjVt4+mnKI9Wxi+LOuJnG2MfO5+9XVx20lbWuAmWF3v5R9jL1GFLiQ1J/ab+"
    "DkWRvgbeGZHcKz46m76Z3GHsi/Qf6mLP8qn/owXGeBGn+G/RCmrWAjjSsZW/SJ36N57iV1ILlZCYgnf0FaG1tsO0F52Amfou8A+xj6OQf5LuoV"
    "cjddeE3C6LttbfmD6TlvofluR88v/rHRThmmebW9cP8Fd9/Wg+LrCfol/QqnL/omefLpOKQTb/GG1Oe6GmeBfzh7HHoB5/Ae1EH0MZMamCxdpq"
    "0yX0EvL1NeB/zb6MIfwM56uAjsYkfYf5J25Ondvv6HS6BNfYfyyRyoHO9nW2Z5eji01dQYfTQgxK/n/Zix3snZjB303n0Hnoru8TfrZz+Tt+M3"
    "qFVpUXd7Mb0/uxFYs821/bYhTxN9NztLNcOMB+lU7DMvSQxKvpRhzEMfwP1JHbaQ=="
)
