"""Numbers of the owners of plain suits, then of trumps, whose sums differ: written by tools/tables/double.py.

For each of `list_owners` 16 bits, little-endian, deflated.
"""

NUMBERS = (
    "c-k$Adr*~i0ziN7?|r}TzTrN&_wo_}ML<KuRzx8Md;z8)rjVLmDjyIgqA8IR8)jhA5|ZwyNP$|)gh~<)v+AOOE6~FfB8f29TwIKCG~ID#&p&6*8~_M_"
    "pcp8?4PF3&+`mvH=?0TwFASlD{Any&0|VN%Iri<+T-{KRzh9PFCyx218diD!VOk|vzybfmld41Z)1*ni|D`y#i`B&iN1U2GG+|Ec?#P3oO%dNuDW5qm"
    "xH395Ecy8nZHq5RoIE~7&}I?44kdwM*b2|`5RN#uT1S(Up);h<a&T^*voYBbT`rfvHm)2erNrnr#f&Cp1s)Q<NvTd9(G|=%tlusSgZE$}vl*_<R{dX!"
    "dok&6&b{n<>hQdk{!`=oT_whM!IOZTdCYar(vVo^3bXjboiDtq%rI4eM&$^M0j2C5+W>#C$FnG~*K~|6L0=kABP-pC(~W0n6S=D__Sr^ub0b_jZexRL"
    "t6?DtqVwn^^#Q$XyJoORvuU#009KmD3{HEk;}rK1%!E4afp|fE4sFM+C`-dWUPmgI22O%^&>ZBTS&AELzUO`1FpYj^$sza9-*p}OQk%@haT?oi+pN3A"
    "&-5KIds#7;pb6&H@R&Ukjq-2eT)9gZ<WnvB3E%jQ!Ux1^S)rEDzskv+nRMH&&a3hiP%q_zP8_P#piW)~OOy#@ALkKE#b&-8ehsG46#gg|FBRasFo8=!"
    "$N5SzSUx3P0ymTnvK~A6m)KdMTDrh`BrpFli$}lXNO}{e@zsJuqEfSR1O-Z4#SZC!JPXGvgLn_Q&-T(9eyvnUpOfqOo3ulT)y0q;TqoV7m*wxoGq9IU"
    "WFI0To)A|Edikl?EPIs^`6e0y9u^~PK|$gTavXjuS7I;f$F<U7_7!)Ss~4|JMN+oh#h;PGu}lX^7C(i5Q(Q}OQI-5eiNdq_CZPj`Nz3_M<qgQ;5u&3m"
    "{tI@Oj~9Oxcgm8yTv-qLl{-Wvm$_&zT-hyUuxR*DaR^VPnaU;Hqm1HDNDi0Jtr2<Qws?i^kmHr{;F?fIUgQM+c|lTsll!D~z(Oj7CDJ6xrcB2lDm!op"
    "+e9Scns}1Fr(8jUY*+yQ$FQPi&ogJ<+&6so_`|1TpO0OB*7}UKZ<l-bmNgW%^p>S9J5t@BGoUUG{bfz|2d_T+gYNbTyB66ZR%P}syS?ya<j>jXS07KC"
    "xwdU_>yq4{u&BPgu#L;Jo@}gJ>7TnaxV^A-P3$^PSpMrL!qOuENCERfyuKYI7_&`J0&`)hPo%viINz~8EHrYP+5}HK>-~x*FY<&>>z=+?9~I!2aBNnA"
    "-jWz<zHNR5{sG$p^MaH)k>kAc6BbB5d&d2_pncI!dwSXp`}dA}uwZ;=+F;rr&a8|XevPg!Jd{!GF7gzUi2-G#faZc=*o-pNWw;W%^)8Za{KZ(LOD7+b"
    "JI0-Ki|K81neGc(VSdBHsX5jX^#}C=_%|J)E!O!g!#CPiq;2L-I_^8`wFQ3nG)ZrS72NxNR@Ya0ud7f0j==>3-NDAGMj53Ux1t7A#Rc)Z+*A2l_prOh"
    "xQc)54)lx}CwhSCzow(Oia+WZ@+6r@Jqs=6)=%+z|BKcL-!6Q?cM#vfKEf6MQU5=EvjP%q@7oC39nfs6u`i=Nj%M0QF9rlTr#S)J;atsLWA)Ao_6hqB"
    "bAsuh5LAI(;4#R7Bk(#{hl-E}x1o!WAPmkSfOR++IdBGUA&fLo8}kD*NEUg-9+P|AG;tj0qgTZ!X)f3xEdsBBT$aZ+vJ~Ya`-zD<J(r;y(B*^uTrDT6"
    "pK?0YrPhK@E>kU24}y=>F#usNH^hCZj_2FdJ8B{f=R>q`Z3CRGy#;GvDZf<Pr1iiZngzMhF)avHqC@C&zMKDzKcT5YfbgT1C`9UC);FRRLV=L4|4eAo"
    "_v=rgTSAOss$l?m4GP|eM}+&r2Zl$&uLfv5fT0*-%rn;GOU6e0PwWt{8x_+4o??26Lx|TDN8(8yi4!x$LX%hg*>ua)LN<sGO^;0HNwm3>{6vbySo19N"
    "1G3cokU&~xMl_bbOb?0m=FiNV>DT6WX&LP{U!^^?kFK#mhMA73?0+hd;fn"
)
