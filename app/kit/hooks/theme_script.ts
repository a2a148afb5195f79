/**
 * Resolves the theme before the first paint: the stored preference, else dark if the system prefers
 * it, else dark from 18:00 to 06:00 local time. An inline script in the head; keep in sync with
 * `colorThemeFor`.
 */
export const themeScript = `(function(){var p=null;try{p=localStorage.getItem('theme')}catch(e){}
var h=new Date().getHours();
var d=p?p==='dark':matchMedia('(prefers-color-scheme: dark)').matches||h>=18||h<6;
document.documentElement.dataset.theme=d?'dark':'light'})()`
