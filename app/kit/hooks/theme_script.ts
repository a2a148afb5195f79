/**
 * Resolves the theme before the first paint: the stored preference, else the
 * system's when it is dark, else dark from 18:00 up to 06:00 local time. Runs
 * as an inline script in the head; `use_theme.ts` follows the same rule later.
 */
export const themeScript = `(function(){var p=null;try{p=localStorage.getItem('theme')}catch(e){}
var h=new Date().getHours();
var d=p?p==='dark':matchMedia('(prefers-color-scheme: dark)').matches||h>=18||h<6;
document.documentElement.dataset.theme=d?'dark':'light'})()`
