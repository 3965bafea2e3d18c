// Written by scripts/subset-fonts.mjs.
import playfairDisplayBasic from '../../fonts/playfair-display-basic.woff2';
import playfairDisplayLatin from '../../fonts/playfair-display-latin.woff2';
import playfairDisplayExt from '../../fonts/playfair-display-ext.woff2';
import montserratBasic from '../../fonts/montserrat-basic.woff2';
import montserratLatin from '../../fonts/montserrat-latin.woff2';
import montserratExt from '../../fonts/montserrat-ext.woff2';
import dancingScriptBasic from '../../fonts/dancing-script-basic.woff2';
import dancingScriptLatin from '../../fonts/dancing-script-latin.woff2';
import dancingScriptExt from '../../fonts/dancing-script-ext.woff2';

export const fontFiles = {
  'playfair-display': [
    { url: playfairDisplayBasic, range: 'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190,U+2192' },
    { url: playfairDisplayLatin, range: 'U+7F-9F,U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
    { url: playfairDisplayExt, range: 'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
  ],
  'montserrat': [
    { url: montserratBasic, range: 'U+20-7E,U+A0,U+A3,U+A9,U+AE,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190,U+2192' },
    { url: montserratLatin, range: 'U+7F-9F,U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
    { url: montserratExt, range: 'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
  ],
  'dancing-script': [
    { url: dancingScriptBasic, range: 'U+20-21,U+26,U+2C-2E,U+3F,U+41-5A,U+61-7A,U+2019' },
    { url: dancingScriptLatin, range: 'U+22-25,U+27-2B,U+2F-3E,U+40,U+5B-60,U+7B-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-2018,U+201A-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
    { url: dancingScriptExt, range: 'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
  ],
} as const;
