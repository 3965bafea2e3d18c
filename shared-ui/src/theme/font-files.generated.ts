// Written by scripts/subset-fonts.mjs.
import playfairDisplayExt from '../../fonts/playfair-display-ext.woff2';
import playfairDisplayLatin from '../../fonts/playfair-display-latin.woff2';
import playfairDisplayBasic from '../../fonts/playfair-display-basic.woff2';
import montserratExt from '../../fonts/montserrat-ext.woff2';
import montserratLatin from '../../fonts/montserrat-latin.woff2';
import montserratBasic from '../../fonts/montserrat-basic.woff2';
import dancingScriptExt from '../../fonts/dancing-script-ext.woff2';
import dancingScriptLatin from '../../fonts/dancing-script-latin.woff2';
import dancingScriptBasic from '../../fonts/dancing-script-basic.woff2';

export const fontFiles = {
  'playfair-display': [
    { url: playfairDisplayExt, range: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
    { url: playfairDisplayLatin, range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
    { url: playfairDisplayBasic, range: 'U+20-22,U+24-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC' },
  ],
  'montserrat': [
    { url: montserratExt, range: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
    { url: montserratLatin, range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
    { url: montserratBasic, range: 'U+20-3B,U+3F-5B,U+5D,U+5F,U+61-7A,U+A0,U+A9,U+AE,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190,U+2192' },
  ],
  'dancing-script': [
    { url: dancingScriptExt, range: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF' },
    { url: dancingScriptLatin, range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD' },
    { url: dancingScriptBasic, range: 'U+20-21,U+26,U+2C-2E,U+3F,U+41-5A,U+61-7A,U+2019' },
  ],
} as const;
