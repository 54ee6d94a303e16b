/// The grapheme classes of all characters, generated from Unicode 15.0.0 by `make goldens`: the start of each range of
/// characters, and its class. Hangul syllables are computed.
enum GraphemeData {
  static let text: StaticString = """
    0 cn A lf B cn D cr E cn 20 xx 7F cn A0 xx A9 ep AA xx AD cn AE ep AF xx 300 ex 370 xx 483 ex 48A xx 591 ex 5BE xx
    5BF ex 5C0 xx 5C1 ex 5C3 xx 5C4 ex 5C6 xx 5C7 ex 5C8 xx 600 pp 606 xx 610 ex 61B xx 61C cn 61D xx 64B ex 660 xx 670
    ex 671 xx 6D6 ex 6DD pp 6DE xx 6DF ex 6E5 xx 6E7 ex 6E9 xx 6EA ex 6EE xx 70F pp 710 xx 711 ex 712 xx 730 ex 74B xx
    7A6 ex 7B1 xx 7EB ex 7F4 xx 7FD ex 7FE xx 816 ex 81A xx 81B ex 824 xx 825 ex 828 xx 829 ex 82E xx 859 ex 85C xx 890
    pp 892 xx 898 ex 8A0 xx 8CA ex 8E2 pp 8E3 ex 903 sm 904 xx 93A ex 93B sm 93C ex 93D xx 93E sm 941 ex 949 sm 94D ex
    94E sm 950 xx 951 ex 958 xx 962 ex 964 xx 981 ex 982 sm 984 xx 9BC ex 9BD xx 9BE ex 9BF sm 9C1 ex 9C5 xx 9C7 sm 9C9
    xx 9CB sm 9CD ex 9CE xx 9D7 ex 9D8 xx 9E2 ex 9E4 xx 9FE ex 9FF xx A01 ex A03 sm A04 xx A3C ex A3D xx A3E sm A41 ex
    A43 xx A47 ex A49 xx A4B ex A4E xx A51 ex A52 xx A70 ex A72 xx A75 ex A76 xx A81 ex A83 sm A84 xx ABC ex ABD xx ABE
    sm AC1 ex AC6 xx AC7 ex AC9 sm ACA xx ACB sm ACD ex ACE xx AE2 ex AE4 xx AFA ex B00 xx B01 ex B02 sm B04 xx B3C ex
    B3D xx B3E ex B40 sm B41 ex B45 xx B47 sm B49 xx B4B sm B4D ex B4E xx B55 ex B58 xx B62 ex B64 xx B82 ex B83 xx BBE
    ex BBF sm BC0 ex BC1 sm BC3 xx BC6 sm BC9 xx BCA sm BCD ex BCE xx BD7 ex BD8 xx C00 ex C01 sm C04 ex C05 xx C3C ex
    C3D xx C3E ex C41 sm C45 xx C46 ex C49 xx C4A ex C4E xx C55 ex C57 xx C62 ex C64 xx C81 ex C82 sm C84 xx CBC ex CBD
    xx CBE sm CBF ex CC0 sm CC2 ex CC3 sm CC5 xx CC6 ex CC7 sm CC9 xx CCA sm CCC ex CCE xx CD5 ex CD7 xx CE2 ex CE4 xx
    CF3 sm CF4 xx D00 ex D02 sm D04 xx D3B ex D3D xx D3E ex D3F sm D41 ex D45 xx D46 sm D49 xx D4A sm D4D ex D4E pp D4F
    xx D57 ex D58 xx D62 ex D64 xx D81 ex D82 sm D84 xx DCA ex DCB xx DCF ex DD0 sm DD2 ex DD5 xx DD6 ex DD7 xx DD8 sm
    DDF ex DE0 xx DF2 sm DF4 xx E31 ex E32 xx E33 sm E34 ex E3B xx E47 ex E4F xx EB1 ex EB2 xx EB3 sm EB4 ex EBD xx EC8
    ex ECF xx F18 ex F1A xx F35 ex F36 xx F37 ex F38 xx F39 ex F3A xx F3E sm F40 xx F71 ex F7F sm F80 ex F85 xx F86 ex
    F88 xx F8D ex F98 xx F99 ex FBD xx FC6 ex FC7 xx 102D ex 1031 sm 1032 ex 1038 xx 1039 ex 103B sm 103D ex 103F xx
    1056 sm 1058 ex 105A xx 105E ex 1061 xx 1071 ex 1075 xx 1082 ex 1083 xx 1084 sm 1085 ex 1087 xx 108D ex 108E xx 109D
    ex 109E xx 1100 l 1160 v 11A8 t 1200 xx 135D ex 1360 xx 1712 ex 1715 sm 1716 xx 1732 ex 1734 sm 1735 xx 1752 ex 1754
    xx 1772 ex 1774 xx 17B4 ex 17B6 sm 17B7 ex 17BE sm 17C6 ex 17C7 sm 17C9 ex 17D4 xx 17DD ex 17DE xx 180B ex 180E cn
    180F ex 1810 xx 1885 ex 1887 xx 18A9 ex 18AA xx 1920 ex 1923 sm 1927 ex 1929 sm 192C xx 1930 sm 1932 ex 1933 sm 1939
    ex 193C xx 1A17 ex 1A19 sm 1A1B ex 1A1C xx 1A55 sm 1A56 ex 1A57 sm 1A58 ex 1A5F xx 1A60 ex 1A61 xx 1A62 ex 1A63 xx
    1A65 ex 1A6D sm 1A73 ex 1A7D xx 1A7F ex 1A80 xx 1AB0 ex 1ACF xx 1B00 ex 1B04 sm 1B05 xx 1B34 ex 1B3B sm 1B3C ex 1B3D
    sm 1B42 ex 1B43 sm 1B45 xx 1B6B ex 1B74 xx 1B80 ex 1B82 sm 1B83 xx 1BA1 sm 1BA2 ex 1BA6 sm 1BA8 ex 1BAA sm 1BAB ex
    1BAE xx 1BE6 ex 1BE7 sm 1BE8 ex 1BEA sm 1BED ex 1BEE sm 1BEF ex 1BF2 sm 1BF4 xx 1C24 sm 1C2C ex 1C34 sm 1C36 ex 1C38
    xx 1CD0 ex 1CD3 xx 1CD4 ex 1CE1 sm 1CE2 ex 1CE9 xx 1CED ex 1CEE xx 1CF4 ex 1CF5 xx 1CF7 sm 1CF8 ex 1CFA xx 1DC0 ex
    1E00 xx 200B cn 200C ex 200D zwj 200E cn 2010 xx 2028 cn 202F xx 203C ep 203D xx 2049 ep 204A xx 2060 cn 2070 xx
    20D0 ex 20F1 xx 2122 ep 2123 xx 2139 ep 213A xx 2194 ep 219A xx 21A9 ep 21AB xx 231A ep 231C xx 2328 ep 2329 xx 2388
    ep 2389 xx 23CF ep 23D0 xx 23E9 ep 23F4 xx 23F8 ep 23FB xx 24C2 ep 24C3 xx 25AA ep 25AC xx 25B6 ep 25B7 xx 25C0 ep
    25C1 xx 25FB ep 25FF xx 2600 ep 2606 xx 2607 ep 2613 xx 2614 ep 2686 xx 2690 ep 2706 xx 2708 ep 2713 xx 2714 ep 2715
    xx 2716 ep 2717 xx 271D ep 271E xx 2721 ep 2722 xx 2728 ep 2729 xx 2733 ep 2735 xx 2744 ep 2745 xx 2747 ep 2748 xx
    274C ep 274D xx 274E ep 274F xx 2753 ep 2756 xx 2757 ep 2758 xx 2763 ep 2768 xx 2795 ep 2798 xx 27A1 ep 27A2 xx 27B0
    ep 27B1 xx 27BF ep 27C0 xx 2934 ep 2936 xx 2B05 ep 2B08 xx 2B1B ep 2B1D xx 2B50 ep 2B51 xx 2B55 ep 2B56 xx 2CEF ex
    2CF2 xx 2D7F ex 2D80 xx 2DE0 ex 2E00 xx 302A ex 3030 ep 3031 xx 303D ep 303E xx 3099 ex 309B xx 3297 ep 3298 xx 3299
    ep 329A xx A66F ex A673 xx A674 ex A67E xx A69E ex A6A0 xx A6F0 ex A6F2 xx A802 ex A803 xx A806 ex A807 xx A80B ex
    A80C xx A823 sm A825 ex A827 sm A828 xx A82C ex A82D xx A880 sm A882 xx A8B4 sm A8C4 ex A8C6 xx A8E0 ex A8F2 xx A8FF
    ex A900 xx A926 ex A92E xx A947 ex A952 sm A954 xx A960 l A97D xx A980 ex A983 sm A984 xx A9B3 ex A9B4 sm A9B6 ex
    A9BA sm A9BC ex A9BE sm A9C1 xx A9E5 ex A9E6 xx AA29 ex AA2F sm AA31 ex AA33 sm AA35 ex AA37 xx AA43 ex AA44 xx AA4C
    ex AA4D sm AA4E xx AA7C ex AA7D xx AAB0 ex AAB1 xx AAB2 ex AAB5 xx AAB7 ex AAB9 xx AABE ex AAC0 xx AAC1 ex AAC2 xx
    AAEB sm AAEC ex AAEE sm AAF0 xx AAF5 sm AAF6 ex AAF7 xx ABE3 sm ABE5 ex ABE6 sm ABE8 ex ABE9 sm ABEB xx ABEC sm ABED
    ex ABEE xx AC00 lvt D7A4 xx D7B0 v D7C7 xx D7CB t D7FC xx FB1E ex FB1F xx FE00 ex FE10 xx FE20 ex FE30 xx FEFF cn
    FF00 xx FF9E ex FFA0 xx FFF0 cn FFFC xx 101FD ex 101FE xx 102E0 ex 102E1 xx 10376 ex 1037B xx 10A01 ex 10A04 xx
    10A05 ex 10A07 xx 10A0C ex 10A10 xx 10A38 ex 10A3B xx 10A3F ex 10A40 xx 10AE5 ex 10AE7 xx 10D24 ex 10D28 xx 10EAB ex
    10EAD xx 10EFD ex 10F00 xx 10F46 ex 10F51 xx 10F82 ex 10F86 xx 11000 sm 11001 ex 11002 sm 11003 xx 11038 ex 11047 xx
    11070 ex 11071 xx 11073 ex 11075 xx 1107F ex 11082 sm 11083 xx 110B0 sm 110B3 ex 110B7 sm 110B9 ex 110BB xx 110BD pp
    110BE xx 110C2 ex 110C3 xx 110CD pp 110CE xx 11100 ex 11103 xx 11127 ex 1112C sm 1112D ex 11135 xx 11145 sm 11147 xx
    11173 ex 11174 xx 11180 ex 11182 sm 11183 xx 111B3 sm 111B6 ex 111BF sm 111C1 xx 111C2 pp 111C4 xx 111C9 ex 111CD xx
    111CE sm 111CF ex 111D0 xx 1122C sm 1122F ex 11232 sm 11234 ex 11235 sm 11236 ex 11238 xx 1123E ex 1123F xx 11241 ex
    11242 xx 112DF ex 112E0 sm 112E3 ex 112EB xx 11300 ex 11302 sm 11304 xx 1133B ex 1133D xx 1133E ex 1133F sm 11340 ex
    11341 sm 11345 xx 11347 sm 11349 xx 1134B sm 1134E xx 11357 ex 11358 xx 11362 sm 11364 xx 11366 ex 1136D xx 11370 ex
    11375 xx 11435 sm 11438 ex 11440 sm 11442 ex 11445 sm 11446 ex 11447 xx 1145E ex 1145F xx 114B0 ex 114B1 sm 114B3 ex
    114B9 sm 114BA ex 114BB sm 114BD ex 114BE sm 114BF ex 114C1 sm 114C2 ex 114C4 xx 115AF ex 115B0 sm 115B2 ex 115B6 xx
    115B8 sm 115BC ex 115BE sm 115BF ex 115C1 xx 115DC ex 115DE xx 11630 sm 11633 ex 1163B sm 1163D ex 1163E sm 1163F ex
    11641 xx 116AB ex 116AC sm 116AD ex 116AE sm 116B0 ex 116B6 sm 116B7 ex 116B8 xx 1171D ex 11720 xx 11722 ex 11726 sm
    11727 ex 1172C xx 1182C sm 1182F ex 11838 sm 11839 ex 1183B xx 11930 ex 11931 sm 11936 xx 11937 sm 11939 xx 1193B ex
    1193D sm 1193E ex 1193F pp 11940 sm 11941 pp 11942 sm 11943 ex 11944 xx 119D1 sm 119D4 ex 119D8 xx 119DA ex 119DC sm
    119E0 ex 119E1 xx 119E4 sm 119E5 xx 11A01 ex 11A0B xx 11A33 ex 11A39 sm 11A3A pp 11A3B ex 11A3F xx 11A47 ex 11A48 xx
    11A51 ex 11A57 sm 11A59 ex 11A5C xx 11A84 pp 11A8A ex 11A97 sm 11A98 ex 11A9A xx 11C2F sm 11C30 ex 11C37 xx 11C38 ex
    11C3E sm 11C3F ex 11C40 xx 11C92 ex 11CA8 xx 11CA9 sm 11CAA ex 11CB1 sm 11CB2 ex 11CB4 sm 11CB5 ex 11CB7 xx 11D31 ex
    11D37 xx 11D3A ex 11D3B xx 11D3C ex 11D3E xx 11D3F ex 11D46 pp 11D47 ex 11D48 xx 11D8A sm 11D8F xx 11D90 ex 11D92 xx
    11D93 sm 11D95 ex 11D96 sm 11D97 ex 11D98 xx 11EF3 ex 11EF5 sm 11EF7 xx 11F00 ex 11F02 pp 11F03 sm 11F04 xx 11F34 sm
    11F36 ex 11F3B xx 11F3E sm 11F40 ex 11F41 sm 11F42 ex 11F43 xx 13430 cn 13440 ex 13441 xx 13447 ex 13456 xx 16AF0 ex
    16AF5 xx 16B30 ex 16B37 xx 16F4F ex 16F50 xx 16F51 sm 16F88 xx 16F8F ex 16F93 xx 16FE4 ex 16FE5 xx 16FF0 sm 16FF2 xx
    1BC9D ex 1BC9F xx 1BCA0 cn 1BCA4 xx 1CF00 ex 1CF2E xx 1CF30 ex 1CF47 xx 1D165 ex 1D166 sm 1D167 ex 1D16A xx 1D16D sm
    1D16E ex 1D173 cn 1D17B ex 1D183 xx 1D185 ex 1D18C xx 1D1AA ex 1D1AE xx 1D242 ex 1D245 xx 1DA00 ex 1DA37 xx 1DA3B ex
    1DA6D xx 1DA75 ex 1DA76 xx 1DA84 ex 1DA85 xx 1DA9B ex 1DAA0 xx 1DAA1 ex 1DAB0 xx 1E000 ex 1E007 xx 1E008 ex 1E019 xx
    1E01B ex 1E022 xx 1E023 ex 1E025 xx 1E026 ex 1E02B xx 1E08F ex 1E090 xx 1E130 ex 1E137 xx 1E2AE ex 1E2AF xx 1E2EC ex
    1E2F0 xx 1E4EC ex 1E4F0 xx 1E8D0 ex 1E8D7 xx 1E944 ex 1E94B xx 1F000 ep 1F100 xx 1F10D ep 1F110 xx 1F12F ep 1F130 xx
    1F16C ep 1F172 xx 1F17E ep 1F180 xx 1F18E ep 1F18F xx 1F191 ep 1F19B xx 1F1AD ep 1F1E6 ri 1F200 xx 1F201 ep 1F210 xx
    1F21A ep 1F21B xx 1F22F ep 1F230 xx 1F232 ep 1F23B xx 1F23C ep 1F240 xx 1F249 ep 1F3FB ex 1F400 ep 1F53E xx 1F546 ep
    1F650 xx 1F680 ep 1F700 xx 1F774 ep 1F780 xx 1F7D5 ep 1F800 xx 1F80C ep 1F810 xx 1F848 ep 1F850 xx 1F85A ep 1F860 xx
    1F888 ep 1F890 xx 1F8AE ep 1F900 xx 1F90C ep 1F93B xx 1F93C ep 1F946 xx 1F947 ep 1FB00 xx 1FC00 ep 1FFFE xx E0000 cn
    E0020 ex E0080 cn E0100 ex E01F0 cn E1000 xx
    """
}
