// Made by Scripts/embed.py.

#include "embedding.h"

static const CEmbeddedFile diagnostics[] = {
FILE_NAMED("E0101.md")
#embed "../../Grammar/Diagnostics/E0101.md" AS_TEXT
END
FILE_NAMED("E0102.md")
#embed "../../Grammar/Diagnostics/E0102.md" AS_TEXT
END
FILE_NAMED("E0103.md")
#embed "../../Grammar/Diagnostics/E0103.md" AS_TEXT
END
FILE_NAMED("E0104.md")
#embed "../../Grammar/Diagnostics/E0104.md" AS_TEXT
END
FILE_NAMED("E0105.md")
#embed "../../Grammar/Diagnostics/E0105.md" AS_TEXT
END
FILE_NAMED("E0106.md")
#embed "../../Grammar/Diagnostics/E0106.md" AS_TEXT
END
FILE_NAMED("E0107.md")
#embed "../../Grammar/Diagnostics/E0107.md" AS_TEXT
END
FILE_NAMED("E0108.md")
#embed "../../Grammar/Diagnostics/E0108.md" AS_TEXT
END
FILE_NAMED("E0109.md")
#embed "../../Grammar/Diagnostics/E0109.md" AS_TEXT
END
FILE_NAMED("E0110.md")
#embed "../../Grammar/Diagnostics/E0110.md" AS_TEXT
END
FILE_NAMED("E0111.md")
#embed "../../Grammar/Diagnostics/E0111.md" AS_TEXT
END
FILE_NAMED("E0112.md")
#embed "../../Grammar/Diagnostics/E0112.md" AS_TEXT
END
FILE_NAMED("E0113.md")
#embed "../../Grammar/Diagnostics/E0113.md" AS_TEXT
END
FILE_NAMED("E0114.md")
#embed "../../Grammar/Diagnostics/E0114.md" AS_TEXT
END
FILE_NAMED("E0115.md")
#embed "../../Grammar/Diagnostics/E0115.md" AS_TEXT
END
FILE_NAMED("E0116.md")
#embed "../../Grammar/Diagnostics/E0116.md" AS_TEXT
END
FILE_NAMED("E0117.md")
#embed "../../Grammar/Diagnostics/E0117.md" AS_TEXT
END
FILE_NAMED("E0118.md")
#embed "../../Grammar/Diagnostics/E0118.md" AS_TEXT
END
FILE_NAMED("E0119.md")
#embed "../../Grammar/Diagnostics/E0119.md" AS_TEXT
END
FILE_NAMED("E0120.md")
#embed "../../Grammar/Diagnostics/E0120.md" AS_TEXT
END
FILE_NAMED("E0201.md")
#embed "../../Grammar/Diagnostics/E0201.md" AS_TEXT
END
FILE_NAMED("E0202.md")
#embed "../../Grammar/Diagnostics/E0202.md" AS_TEXT
END
FILE_NAMED("E0203.md")
#embed "../../Grammar/Diagnostics/E0203.md" AS_TEXT
END
FILE_NAMED("E0204.md")
#embed "../../Grammar/Diagnostics/E0204.md" AS_TEXT
END
FILE_NAMED("E0205.md")
#embed "../../Grammar/Diagnostics/E0205.md" AS_TEXT
END
FILE_NAMED("E0206.md")
#embed "../../Grammar/Diagnostics/E0206.md" AS_TEXT
END
FILE_NAMED("E0207.md")
#embed "../../Grammar/Diagnostics/E0207.md" AS_TEXT
END
FILE_NAMED("E0208.md")
#embed "../../Grammar/Diagnostics/E0208.md" AS_TEXT
END
FILE_NAMED("E0209.md")
#embed "../../Grammar/Diagnostics/E0209.md" AS_TEXT
END
FILE_NAMED("E0210.md")
#embed "../../Grammar/Diagnostics/E0210.md" AS_TEXT
END
FILE_NAMED("E0211.md")
#embed "../../Grammar/Diagnostics/E0211.md" AS_TEXT
END
FILE_NAMED("E0212.md")
#embed "../../Grammar/Diagnostics/E0212.md" AS_TEXT
END
FILE_NAMED("E0213.md")
#embed "../../Grammar/Diagnostics/E0213.md" AS_TEXT
END
FILE_NAMED("E0214.md")
#embed "../../Grammar/Diagnostics/E0214.md" AS_TEXT
END
FILE_NAMED("E0215.md")
#embed "../../Grammar/Diagnostics/E0215.md" AS_TEXT
END
FILE_NAMED("E0216.md")
#embed "../../Grammar/Diagnostics/E0216.md" AS_TEXT
END
FILE_NAMED("E0217.md")
#embed "../../Grammar/Diagnostics/E0217.md" AS_TEXT
END
FILE_NAMED("E0218.md")
#embed "../../Grammar/Diagnostics/E0218.md" AS_TEXT
END
FILE_NAMED("E0219.md")
#embed "../../Grammar/Diagnostics/E0219.md" AS_TEXT
END
FILE_NAMED("E0220.md")
#embed "../../Grammar/Diagnostics/E0220.md" AS_TEXT
END
FILE_NAMED("E0221.md")
#embed "../../Grammar/Diagnostics/E0221.md" AS_TEXT
END
FILE_NAMED("E0222.md")
#embed "../../Grammar/Diagnostics/E0222.md" AS_TEXT
END
FILE_NAMED("E0223.md")
#embed "../../Grammar/Diagnostics/E0223.md" AS_TEXT
END
FILE_NAMED("E0224.md")
#embed "../../Grammar/Diagnostics/E0224.md" AS_TEXT
END
FILE_NAMED("E0225.md")
#embed "../../Grammar/Diagnostics/E0225.md" AS_TEXT
END
FILE_NAMED("E0226.md")
#embed "../../Grammar/Diagnostics/E0226.md" AS_TEXT
END
FILE_NAMED("E0227.md")
#embed "../../Grammar/Diagnostics/E0227.md" AS_TEXT
END
FILE_NAMED("E0228.md")
#embed "../../Grammar/Diagnostics/E0228.md" AS_TEXT
END
FILE_NAMED("E0229.md")
#embed "../../Grammar/Diagnostics/E0229.md" AS_TEXT
END
FILE_NAMED("E0230.md")
#embed "../../Grammar/Diagnostics/E0230.md" AS_TEXT
END
FILE_NAMED("E0241.md")
#embed "../../Grammar/Diagnostics/E0241.md" AS_TEXT
END
FILE_NAMED("E0255.md")
#embed "../../Grammar/Diagnostics/E0255.md" AS_TEXT
END
FILE_NAMED("E0256.md")
#embed "../../Grammar/Diagnostics/E0256.md" AS_TEXT
END
FILE_NAMED("E0260.md")
#embed "../../Grammar/Diagnostics/E0260.md" AS_TEXT
END
FILE_NAMED("E0293.md")
#embed "../../Grammar/Diagnostics/E0293.md" AS_TEXT
END
FILE_NAMED("E0294.md")
#embed "../../Grammar/Diagnostics/E0294.md" AS_TEXT
END
FILE_NAMED("E0301.md")
#embed "../../Grammar/Diagnostics/E0301.md" AS_TEXT
END
FILE_NAMED("E0302.md")
#embed "../../Grammar/Diagnostics/E0302.md" AS_TEXT
END
FILE_NAMED("E0303.md")
#embed "../../Grammar/Diagnostics/E0303.md" AS_TEXT
END
FILE_NAMED("E0304.md")
#embed "../../Grammar/Diagnostics/E0304.md" AS_TEXT
END
FILE_NAMED("E0305.md")
#embed "../../Grammar/Diagnostics/E0305.md" AS_TEXT
END
FILE_NAMED("E0306.md")
#embed "../../Grammar/Diagnostics/E0306.md" AS_TEXT
END
FILE_NAMED("E0307.md")
#embed "../../Grammar/Diagnostics/E0307.md" AS_TEXT
END
FILE_NAMED("E0308.md")
#embed "../../Grammar/Diagnostics/E0308.md" AS_TEXT
END
FILE_NAMED("E0309.md")
#embed "../../Grammar/Diagnostics/E0309.md" AS_TEXT
END
FILE_NAMED("E0310.md")
#embed "../../Grammar/Diagnostics/E0310.md" AS_TEXT
END
FILE_NAMED("E0311.md")
#embed "../../Grammar/Diagnostics/E0311.md" AS_TEXT
END
FILE_NAMED("E0312.md")
#embed "../../Grammar/Diagnostics/E0312.md" AS_TEXT
END
FILE_NAMED("E0313.md")
#embed "../../Grammar/Diagnostics/E0313.md" AS_TEXT
END
FILE_NAMED("E0314.md")
#embed "../../Grammar/Diagnostics/E0314.md" AS_TEXT
END
FILE_NAMED("E0315.md")
#embed "../../Grammar/Diagnostics/E0315.md" AS_TEXT
END
FILE_NAMED("E0316.md")
#embed "../../Grammar/Diagnostics/E0316.md" AS_TEXT
END
FILE_NAMED("E0317.md")
#embed "../../Grammar/Diagnostics/E0317.md" AS_TEXT
END
FILE_NAMED("E0318.md")
#embed "../../Grammar/Diagnostics/E0318.md" AS_TEXT
END
FILE_NAMED("E0319.md")
#embed "../../Grammar/Diagnostics/E0319.md" AS_TEXT
END
FILE_NAMED("E0320.md")
#embed "../../Grammar/Diagnostics/E0320.md" AS_TEXT
END
FILE_NAMED("E0321.md")
#embed "../../Grammar/Diagnostics/E0321.md" AS_TEXT
END
FILE_NAMED("E0322.md")
#embed "../../Grammar/Diagnostics/E0322.md" AS_TEXT
END
FILE_NAMED("E0323.md")
#embed "../../Grammar/Diagnostics/E0323.md" AS_TEXT
END
FILE_NAMED("E0324.md")
#embed "../../Grammar/Diagnostics/E0324.md" AS_TEXT
END
FILE_NAMED("E0325.md")
#embed "../../Grammar/Diagnostics/E0325.md" AS_TEXT
END
FILE_NAMED("E0326.md")
#embed "../../Grammar/Diagnostics/E0326.md" AS_TEXT
END
FILE_NAMED("E0327.md")
#embed "../../Grammar/Diagnostics/E0327.md" AS_TEXT
END
FILE_NAMED("E0341.md")
#embed "../../Grammar/Diagnostics/E0341.md" AS_TEXT
END
FILE_NAMED("E0355.md")
#embed "../../Grammar/Diagnostics/E0355.md" AS_TEXT
END
FILE_NAMED("E0356.md")
#embed "../../Grammar/Diagnostics/E0356.md" AS_TEXT
END
FILE_NAMED("E0360.md")
#embed "../../Grammar/Diagnostics/E0360.md" AS_TEXT
END
FILE_NAMED("E0370.md")
#embed "../../Grammar/Diagnostics/E0370.md" AS_TEXT
END
FILE_NAMED("E0371.md")
#embed "../../Grammar/Diagnostics/E0371.md" AS_TEXT
END
FILE_NAMED("E0372.md")
#embed "../../Grammar/Diagnostics/E0372.md" AS_TEXT
END
FILE_NAMED("E0373.md")
#embed "../../Grammar/Diagnostics/E0373.md" AS_TEXT
END
FILE_NAMED("E0374.md")
#embed "../../Grammar/Diagnostics/E0374.md" AS_TEXT
END
FILE_NAMED("E0375.md")
#embed "../../Grammar/Diagnostics/E0375.md" AS_TEXT
END
FILE_NAMED("E0376.md")
#embed "../../Grammar/Diagnostics/E0376.md" AS_TEXT
END
FILE_NAMED("E0377.md")
#embed "../../Grammar/Diagnostics/E0377.md" AS_TEXT
END
FILE_NAMED("E0378.md")
#embed "../../Grammar/Diagnostics/E0378.md" AS_TEXT
END
FILE_NAMED("E0385.md")
#embed "../../Grammar/Diagnostics/E0385.md" AS_TEXT
END
FILE_NAMED("E0386.md")
#embed "../../Grammar/Diagnostics/E0386.md" AS_TEXT
END
FILE_NAMED("E0387.md")
#embed "../../Grammar/Diagnostics/E0387.md" AS_TEXT
END
FILE_NAMED("E0388.md")
#embed "../../Grammar/Diagnostics/E0388.md" AS_TEXT
END
FILE_NAMED("E0401.md")
#embed "../../Grammar/Diagnostics/E0401.md" AS_TEXT
END
FILE_NAMED("E0402.md")
#embed "../../Grammar/Diagnostics/E0402.md" AS_TEXT
END
FILE_NAMED("E0403.md")
#embed "../../Grammar/Diagnostics/E0403.md" AS_TEXT
END
FILE_NAMED("E0404.md")
#embed "../../Grammar/Diagnostics/E0404.md" AS_TEXT
END
FILE_NAMED("E0405.md")
#embed "../../Grammar/Diagnostics/E0405.md" AS_TEXT
END
FILE_NAMED("E0406.md")
#embed "../../Grammar/Diagnostics/E0406.md" AS_TEXT
END
FILE_NAMED("E0407.md")
#embed "../../Grammar/Diagnostics/E0407.md" AS_TEXT
END
FILE_NAMED("E0408.md")
#embed "../../Grammar/Diagnostics/E0408.md" AS_TEXT
END
FILE_NAMED("E0409.md")
#embed "../../Grammar/Diagnostics/E0409.md" AS_TEXT
END
FILE_NAMED("E0410.md")
#embed "../../Grammar/Diagnostics/E0410.md" AS_TEXT
END
FILE_NAMED("E0411.md")
#embed "../../Grammar/Diagnostics/E0411.md" AS_TEXT
END
FILE_NAMED("E0412.md")
#embed "../../Grammar/Diagnostics/E0412.md" AS_TEXT
END
FILE_NAMED("E0413.md")
#embed "../../Grammar/Diagnostics/E0413.md" AS_TEXT
END
FILE_NAMED("E0414.md")
#embed "../../Grammar/Diagnostics/E0414.md" AS_TEXT
END
FILE_NAMED("E0415.md")
#embed "../../Grammar/Diagnostics/E0415.md" AS_TEXT
END
FILE_NAMED("E0416.md")
#embed "../../Grammar/Diagnostics/E0416.md" AS_TEXT
END
FILE_NAMED("E0417.md")
#embed "../../Grammar/Diagnostics/E0417.md" AS_TEXT
END
FILE_NAMED("E0418.md")
#embed "../../Grammar/Diagnostics/E0418.md" AS_TEXT
END
FILE_NAMED("E0419.md")
#embed "../../Grammar/Diagnostics/E0419.md" AS_TEXT
END
FILE_NAMED("E0420.md")
#embed "../../Grammar/Diagnostics/E0420.md" AS_TEXT
END
FILE_NAMED("E0421.md")
#embed "../../Grammar/Diagnostics/E0421.md" AS_TEXT
END
FILE_NAMED("E0422.md")
#embed "../../Grammar/Diagnostics/E0422.md" AS_TEXT
END
FILE_NAMED("E0423.md")
#embed "../../Grammar/Diagnostics/E0423.md" AS_TEXT
END
FILE_NAMED("E0424.md")
#embed "../../Grammar/Diagnostics/E0424.md" AS_TEXT
END
FILE_NAMED("E0425.md")
#embed "../../Grammar/Diagnostics/E0425.md" AS_TEXT
END
FILE_NAMED("E0426.md")
#embed "../../Grammar/Diagnostics/E0426.md" AS_TEXT
END
FILE_NAMED("E0427.md")
#embed "../../Grammar/Diagnostics/E0427.md" AS_TEXT
END
FILE_NAMED("E0428.md")
#embed "../../Grammar/Diagnostics/E0428.md" AS_TEXT
END
FILE_NAMED("E0429.md")
#embed "../../Grammar/Diagnostics/E0429.md" AS_TEXT
END
FILE_NAMED("E0430.md")
#embed "../../Grammar/Diagnostics/E0430.md" AS_TEXT
END
FILE_NAMED("E0431.md")
#embed "../../Grammar/Diagnostics/E0431.md" AS_TEXT
END
FILE_NAMED("E0432.md")
#embed "../../Grammar/Diagnostics/E0432.md" AS_TEXT
END
FILE_NAMED("E0433.md")
#embed "../../Grammar/Diagnostics/E0433.md" AS_TEXT
END
FILE_NAMED("E0434.md")
#embed "../../Grammar/Diagnostics/E0434.md" AS_TEXT
END
FILE_NAMED("E0435.md")
#embed "../../Grammar/Diagnostics/E0435.md" AS_TEXT
END
FILE_NAMED("E0436.md")
#embed "../../Grammar/Diagnostics/E0436.md" AS_TEXT
END
FILE_NAMED("E0437.md")
#embed "../../Grammar/Diagnostics/E0437.md" AS_TEXT
END
FILE_NAMED("E0451.md")
#embed "../../Grammar/Diagnostics/E0451.md" AS_TEXT
END
FILE_NAMED("E0452.md")
#embed "../../Grammar/Diagnostics/E0452.md" AS_TEXT
END
FILE_NAMED("E0453.md")
#embed "../../Grammar/Diagnostics/E0453.md" AS_TEXT
END
FILE_NAMED("E0454.md")
#embed "../../Grammar/Diagnostics/E0454.md" AS_TEXT
END
FILE_NAMED("E0455.md")
#embed "../../Grammar/Diagnostics/E0455.md" AS_TEXT
END
FILE_NAMED("E0456.md")
#embed "../../Grammar/Diagnostics/E0456.md" AS_TEXT
END
FILE_NAMED("E0457.md")
#embed "../../Grammar/Diagnostics/E0457.md" AS_TEXT
END
FILE_NAMED("E0458.md")
#embed "../../Grammar/Diagnostics/E0458.md" AS_TEXT
END
FILE_NAMED("E0459.md")
#embed "../../Grammar/Diagnostics/E0459.md" AS_TEXT
END
FILE_NAMED("E0480.md")
#embed "../../Grammar/Diagnostics/E0480.md" AS_TEXT
END
FILE_NAMED("E0485.md")
#embed "../../Grammar/Diagnostics/E0485.md" AS_TEXT
END
FILE_NAMED("E0486.md")
#embed "../../Grammar/Diagnostics/E0486.md" AS_TEXT
END
FILE_NAMED("E0487.md")
#embed "../../Grammar/Diagnostics/E0487.md" AS_TEXT
END
FILE_NAMED("E0488.md")
#embed "../../Grammar/Diagnostics/E0488.md" AS_TEXT
END
FILE_NAMED("E0489.md")
#embed "../../Grammar/Diagnostics/E0489.md" AS_TEXT
END
FILE_NAMED("E0501.md")
#embed "../../Grammar/Diagnostics/E0501.md" AS_TEXT
END
FILE_NAMED("E0502.md")
#embed "../../Grammar/Diagnostics/E0502.md" AS_TEXT
END
FILE_NAMED("E0503.md")
#embed "../../Grammar/Diagnostics/E0503.md" AS_TEXT
END
FILE_NAMED("E0504.md")
#embed "../../Grammar/Diagnostics/E0504.md" AS_TEXT
END
FILE_NAMED("E0505.md")
#embed "../../Grammar/Diagnostics/E0505.md" AS_TEXT
END
FILE_NAMED("E0506.md")
#embed "../../Grammar/Diagnostics/E0506.md" AS_TEXT
END
FILE_NAMED("E0507.md")
#embed "../../Grammar/Diagnostics/E0507.md" AS_TEXT
END
FILE_NAMED("E0580.md")
#embed "../../Grammar/Diagnostics/E0580.md" AS_TEXT
END
FILE_NAMED("E0581.md")
#embed "../../Grammar/Diagnostics/E0581.md" AS_TEXT
END
FILE_NAMED("E0582.md")
#embed "../../Grammar/Diagnostics/E0582.md" AS_TEXT
END
FILE_NAMED("E0601.md")
#embed "../../Grammar/Diagnostics/E0601.md" AS_TEXT
END
FILE_NAMED("E0602.md")
#embed "../../Grammar/Diagnostics/E0602.md" AS_TEXT
END
FILE_NAMED("E0603.md")
#embed "../../Grammar/Diagnostics/E0603.md" AS_TEXT
END
FILE_NAMED("E0604.md")
#embed "../../Grammar/Diagnostics/E0604.md" AS_TEXT
END
FILE_NAMED("E0605.md")
#embed "../../Grammar/Diagnostics/E0605.md" AS_TEXT
END
FILE_NAMED("E0606.md")
#embed "../../Grammar/Diagnostics/E0606.md" AS_TEXT
END
FILE_NAMED("E0607.md")
#embed "../../Grammar/Diagnostics/E0607.md" AS_TEXT
END
FILE_NAMED("E0608.md")
#embed "../../Grammar/Diagnostics/E0608.md" AS_TEXT
END
FILE_NAMED("E0801.md")
#embed "../../Grammar/Diagnostics/E0801.md" AS_TEXT
END
FILE_NAMED("E0802.md")
#embed "../../Grammar/Diagnostics/E0802.md" AS_TEXT
END
FILE_NAMED("E0803.md")
#embed "../../Grammar/Diagnostics/E0803.md" AS_TEXT
END
FILE_NAMED("E0804.md")
#embed "../../Grammar/Diagnostics/E0804.md" AS_TEXT
END
FILE_NAMED("E0805.md")
#embed "../../Grammar/Diagnostics/E0805.md" AS_TEXT
END
FILE_NAMED("E0811.md")
#embed "../../Grammar/Diagnostics/E0811.md" AS_TEXT
END
FILE_NAMED("E0812.md")
#embed "../../Grammar/Diagnostics/E0812.md" AS_TEXT
END
FILE_NAMED("E0813.md")
#embed "../../Grammar/Diagnostics/E0813.md" AS_TEXT
END
FILE_NAMED("E0814.md")
#embed "../../Grammar/Diagnostics/E0814.md" AS_TEXT
END
FILE_NAMED("E0815.md")
#embed "../../Grammar/Diagnostics/E0815.md" AS_TEXT
END
FILE_NAMED("E0850.md")
#embed "../../Grammar/Diagnostics/E0850.md" AS_TEXT
END
FILE_NAMED("E0901.md")
#embed "../../Grammar/Diagnostics/E0901.md" AS_TEXT
END
FILE_NAMED("E0902.md")
#embed "../../Grammar/Diagnostics/E0902.md" AS_TEXT
END
FILE_NAMED("E0903.md")
#embed "../../Grammar/Diagnostics/E0903.md" AS_TEXT
END
FILE_NAMED("E0904.md")
#embed "../../Grammar/Diagnostics/E0904.md" AS_TEXT
END
FILE_NAMED("W0101.md")
#embed "../../Grammar/Diagnostics/W0101.md" AS_TEXT
END
FILE_NAMED("W0601.md")
#embed "../../Grammar/Diagnostics/W0601.md" AS_TEXT
END
FILE_NAMED("W0701.md")
#embed "../../Grammar/Diagnostics/W0701.md" AS_TEXT
END
FILE_NAMED("W0702.md")
#embed "../../Grammar/Diagnostics/W0702.md" AS_TEXT
END
FILE_NAMED("W0703.md")
#embed "../../Grammar/Diagnostics/W0703.md" AS_TEXT
END
FILE_NAMED("W0704.md")
#embed "../../Grammar/Diagnostics/W0704.md" AS_TEXT
END
FILE_NAMED("W0705.md")
#embed "../../Grammar/Diagnostics/W0705.md" AS_TEXT
END
FILE_NAMED("W0706.md")
#embed "../../Grammar/Diagnostics/W0706.md" AS_TEXT
END
FILE_NAMED("W0707.md")
#embed "../../Grammar/Diagnostics/W0707.md" AS_TEXT
END
FILE_NAMED("W0708.md")
#embed "../../Grammar/Diagnostics/W0708.md" AS_TEXT
END
FILE_NAMED("W0709.md")
#embed "../../Grammar/Diagnostics/W0709.md" AS_TEXT
END
FILE_NAMED("W0755.md")
#embed "../../Grammar/Diagnostics/W0755.md" AS_TEXT
END
FILE_NAMED("W0782.md")
#embed "../../Grammar/Diagnostics/W0782.md" AS_TEXT
END
FILE_NAMED("W0783.md")
#embed "../../Grammar/Diagnostics/W0783.md" AS_TEXT
END
FILE_NAMED("W0784.md")
#embed "../../Grammar/Diagnostics/W0784.md" AS_TEXT
END
FILE_NAMED("W0785.md")
#embed "../../Grammar/Diagnostics/W0785.md" AS_TEXT
END
FILE_NAMED("W0786.md")
#embed "../../Grammar/Diagnostics/W0786.md" AS_TEXT
END
FILE_NAMED("W0787.md")
#embed "../../Grammar/Diagnostics/W0787.md" AS_TEXT
END
FILE_NAMED("W0788.md")
#embed "../../Grammar/Diagnostics/W0788.md" AS_TEXT
END
FILE_NAMED("W0789.md")
#embed "../../Grammar/Diagnostics/W0789.md" AS_TEXT
END
FILE_NAMED("W0790.md")
#embed "../../Grammar/Diagnostics/W0790.md" AS_TEXT
END
FILE_NAMED("W0791.md")
#embed "../../Grammar/Diagnostics/W0791.md" AS_TEXT
END
FILE_NAMED("W0792.md")
#embed "../../Grammar/Diagnostics/W0792.md" AS_TEXT
END
FILE_NAMED("W0793.md")
#embed "../../Grammar/Diagnostics/W0793.md" AS_TEXT
END
FILE_NAMED("W0794.md")
#embed "../../Grammar/Diagnostics/W0794.md" AS_TEXT
END
FILE_NAMED("W0795.md")
#embed "../../Grammar/Diagnostics/W0795.md" AS_TEXT
END
FILE_NAMED("W0796.md")
#embed "../../Grammar/Diagnostics/W0796.md" AS_TEXT
END
FILE_NAMED("W0797.md")
#embed "../../Grammar/Diagnostics/W0797.md" AS_TEXT
END
FILE_NAMED("W0798.md")
#embed "../../Grammar/Diagnostics/W0798.md" AS_TEXT
END
FILE_NAMED("W0799.md")
#embed "../../Grammar/Diagnostics/W0799.md" AS_TEXT
END
FILE_NAMED("W0801.md")
#embed "../../Grammar/Diagnostics/W0801.md" AS_TEXT
END
FILE_NAMED("W0802.md")
#embed "../../Grammar/Diagnostics/W0802.md" AS_TEXT
END
FILE_NAMED("W0803.md")
#embed "../../Grammar/Diagnostics/W0803.md" AS_TEXT
END
FILE_NAMED("W0804.md")
#embed "../../Grammar/Diagnostics/W0804.md" AS_TEXT
END
FILE_NAMED("W0805.md")
#embed "../../Grammar/Diagnostics/W0805.md" AS_TEXT
END
FILE_NAMED("W0806.md")
#embed "../../Grammar/Diagnostics/W0806.md" AS_TEXT
END
FILE_NAMED("W0807.md")
#embed "../../Grammar/Diagnostics/W0807.md" AS_TEXT
END
FILE_NAMED("W0808.md")
#embed "../../Grammar/Diagnostics/W0808.md" AS_TEXT
END
FILE_NAMED("W0809.md")
#embed "../../Grammar/Diagnostics/W0809.md" AS_TEXT
END
FILE_NAMED("W0810.md")
#embed "../../Grammar/Diagnostics/W0810.md" AS_TEXT
END
FILE_NAMED("W0811.md")
#embed "../../Grammar/Diagnostics/W0811.md" AS_TEXT
END
FILE_NAMED("W0812.md")
#embed "../../Grammar/Diagnostics/W0812.md" AS_TEXT
END
FILE_NAMED("W0850.md")
#embed "../../Grammar/Diagnostics/W0850.md" AS_TEXT
END
{"", ""}};

const CEmbeddedFile *embedded_diagnostics(void) { return diagnostics; }
