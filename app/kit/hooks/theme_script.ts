import { THEME_COLORS } from '#app/kit/hooks/theme_rule'

/**
 * Resolves the theme before the first paint: the stored preference, else dark if the system prefers
 * it, else dark from 18:00 to 06:00 local time. An inline script in the head, after
 * the `theme-color`s; keep in sync with `colorThemeFor`.
 */
export const themeScript = `(function(){var p=null;try{p=localStorage.getItem('theme')}catch(e){}
var h=new Date().getHours();
var d=p?p==='dark':matchMedia('(prefers-color-scheme: dark)').matches||h>=18||h<6;
document.documentElement.dataset.theme=d?'dark':'light';
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){
m.content=d?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'})})()`
