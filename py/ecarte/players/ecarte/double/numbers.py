"""Numbers of the owners of plain suits, then of trumps, whose sums differ: written by tools/tables/double.py.

For each of `list_owners` 32 bits, little-endian, deflated.
"""

NUMBERS = (
    "c-mdod6duB8OQNw2(?8d24O52VQe#&ENY2JLM$<&2xAFpGa+epL^Tr92nix3Xz6f*swxo#MNaKIO==Lb*wP%CN^K=gA`xk6`}&^WAI|CTocH-W"
    "&%NL8{oecB=RWrr5s`))&>1)4HoSmaOGSJ@@AAN5Y$y?Nsbs_u?HS*T_&NXmDiJHIM(ipRQLlPL)AAAR4Kg+(qG7FwHkBgYzB!_6X2iJ45r41e"
    "+4>RLWsPg>1GHPkh@3hRb3He?ZbZq35uYLRmWb_5A_}r2PGLv0h>gu7a_@+^SS=zwJz~$D5!>#L*#G^A{MP2#HeyD*h(%2!`m~9-dT&IT`y)Q}"
    "vA!LQ<Jp-lBcAqcL&vX^^;+8zT0nnf9p75t-}oKMMJ&eTn!aUCgIYv%Zy)iMwzK*#YJ2vkh?WmTOr=MRzo28pyb2LZ_~{Rd6;_(-s!kD4-Wst<"
    "jH)K__N`2@dq`gefzPfHv5w|-iC8OE$M}=k4?bj`VseDGx;<i<_-*(8Qt{2}W}c{HA<J_k_U1%P6rVI>H|ZYHLu@LF$#eY6;&O^!fe?hS#2NHL"
    "MQzQ{+I~);V`+8!JQu&>&qa6kV!DGqFIf)KwftG^Js2q;j?u~V_juR1HyI}fr%D^2Ru<d&_WMiPnZJ~sCziz+h7aY=dGyjZ7)QnN9NM9USWlvv"
    "a%I21`E(6xi1TUwK3dnD8elko9-feUMf4qdm)xp_qx=!HpWMo&E9g;_m79-y_eM;TR|}A3quSV`S@x*9y&Ix0*oF46js2O(pFwBRKjB%N_uN5y"
    "QwoFSO+(rrmBeO<^KhDdfY#uDLu=7y=ulgJIRoR+mH!GIOqZjWy^?OgPDu6m96QASL$vhWv$UVJtwW|~?$g!}x$OS*1Z^p=8+mRNe+^D1{n~EV"
    "Hx$pY3+Y_C4SkID9ltcYggwlmWoZ^#YJZ5I!+sPK`Ge^edI8<^4ZuPaXkSD(U^4q7I*+bFI{O^jChuYtjw4MDWon<!?#^C=sr>cy7H#A49uA>`"
    "eEKKtNyp(DJ3KcnIm@WZeps%xpkq)2Px0@Ra}(I3=yduzCa}My^}W{=pRljuKK4d^1L<#3MV>CCy=gvXu``U>4lnSZq-*FFRA#@76YNHEcmz9_"
    "K2P7pYbeG*ZQmq5U5SsAIs4{1_Fj}?mvauv(+sr1pri(&HhT`up|4{Ndlfx|e<ka~x#Wy#FJm4j=@pb@r=y&+G#d5U&(jXH8#1t*zY{-ZAE8s}"
    "8z}9}ZJ@hQgsbSNty^*y&9^^oMQ7tB_9a@^H?#0IzX@%M0eCIBc>eEq@KN<=?sdQGXKK~g@@-Xe=F?*00XbWIz5gc<JBxkAa+v(+A8}8CIsL-<"
    "X7`;CF=eb=m=>{hctn@u=KV8!_{;0>?@}lFsj<0_s2T2`ullin81V<=zS=0_j>qleNZLalKO^52&!3`?3$umVdrI4=(c(WqtbA|0`G4`4v!Z4{"
    "Fi{+yh}euw_urq*tzlzvY?k`=Bvf%Wx2Z|@(%I@!TeW6g-PHLkR&zG15hr}-vU;$`oiomT(^&0#PX8_Du+hEofqS5xcNUp*FY~<FI9b*-q^FvK"
    "_3GKfz12pwt-Udm&tLO?j%PZV=OTSCo8PcL5v%d6XVy1RZ^iWrwy1YE<XM}!r1@qwb3H3o`Pv$Z*L36L)3(MMiP8Gc^A8zwXI4aWHRU4hLO)i2"
    "3=^)X7@yoh;$KKNV<>xyXFjLt*04#wT;X5EJ^b6eyFrZ}XdR<Gb7#p^yz;S{ztp_Xisg&qla<`%$$f>oYI05M&7*7a8)N11OPEMgEaVr^cj<pC"
    "r}pKj{xjO%6!&(%*~Gd#&@q^k+@buxu)oBz<bRYHzei8t88z!D_IjqVx^$javQOPT^ASIr-4=ta<0U$uF2L!e#_K<$ZNL4jWnJ&nv9zi?CQpni"
    "igg?IBi6ct-_hNYCO+*;r0VBf{m1Z@_9pgXpY<N8nYt%R+K)@@>F%I0{5NPJ{ST_uPsLz2Dkpaf9Y;4IO$>I^3S!a%mK^@t#KPqN5MGH?PV~l-"
    "1pdn8e}i#z=><BJ7DIW9%lvfXHNrJ*<LRd;k5<Mni#p<G8)F|kpS@jNcG6bXxCxdQd-+G$%hX{@i495prv45^k-i4r8Ijy8K02GencQLQi}WAr"
    "V$bra|Dy%QcoC=gZ_x^B)&e-vv6a6_o%%PP;#X1&m5`W%ck~sZwYI~w7oC8a`Y!Mfv5%vWf0FK@S0i=TgxoHRw$|U6K9iREAC}~N^8f1{6ycg@"
    "n_Jfp@K=5PXg)5mpQ2yTs&fCLXP+*Uia|F27;R2_p{95j^M|p=pdNn#?L;3#88NAX#oB7qCG-;V^)=vs&AyBw{0!%-fR4r_eTVrcZcd%s@91>8"
    "1lQPqERo8A&h~Y-XP2XkO<h5U(?SeN{(sqv9qgT$!QV~i(0S;t?-PEubNM@dGkS$ql^1uj8`Jx-6^lIEU)y37@i)_Rw6k0|z<!lZ!!q=c#H;B>"
    "9K<pF57d#{X#"
)
