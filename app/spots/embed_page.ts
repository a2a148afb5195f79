import { createHash } from 'node:crypto'
import encode from '@adonisjs/core/helpers/string'
import env from '#start/env'
import { imageSources } from '#app/kernel/security/content_sources'
import type SpotTransformer from '#app/spots/spot_transformer'
import { SEGMENT_SECONDS } from '#app/videos/video_limits'

type Spot = ReturnType<SpotTransformer['toObject']>

const STYLE = `*{box-sizing:border-box}html,body{margin:0;height:100%;background:#000;color:#fff;font:15px/1.5 system-ui,sans-serif}
#s{height:100%;display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none}
#s>*{flex:none;width:100%;height:100%;object-fit:cover;scroll-snap-align:start;background:#000 center/cover}
footer{position:fixed;inset:auto 0 0;padding:72px 16px 16px;background:linear-gradient(#0000,#000c)}
a{color:inherit}p{margin:4px 0 0;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
b{font-weight:600}
#c{width:fit-content;margin:0 0 12px;padding:4px 12px;border-radius:4px;background:#000c;white-space:pre-line}#c:empty{display:none}`

/**
 * Plays only what is in view, a part between its ends, and nothing by itself where motion is reduced.
 * Captions stand above
 * the text, in the reader's language or else the first: the browser would draw them in the picture
 * before it is cropped.
 */
const SCRIPT = `var q=matchMedia('(prefers-reduced-motion: reduce)').matches,c=document.getElementById('c'),shown=null;
function base(l){return String(l).split('-')[0]}
function trackOf(v){var t=[].filter.call(v.textTracks,function(u){return u.kind==='captions'}),l=navigator.languages||[];for(var i=0;i<l.length;i++)for(var j=0;j<t.length;j++)if(base(t[j].language)===base(l[i]))return t[j];return t[0]}
function caption(v,on){var t=trackOf(v);if(on||shown===v){shown=on?v:null;c.textContent=''}if(!t)return;t.mode=on?'hidden':'disabled';t.oncuechange=function(){if(shown!==v)return;c.lang=t.language;c.textContent=[].map.call(t.activeCues||[],function(u){return u.getCueAsHTML().textContent}).join('\\n')}}
var o=new IntersectionObserver(function(e){e.forEach(function(x){var v=x.target;caption(v,x.isIntersecting);if(x.isIntersecting&&!q)v.play().catch(function(){});else v.pause()})},{threshold:.6});
document.querySelectorAll('video').forEach(function(v){var h=v.dataset.hls;if(h&&!v.src&&v.canPlayType('application/vnd.apple.mpegurl'))v.src=h;if(v.dataset.end)v.ontimeupdate=function(){if(v.currentTime>=v.dataset.end||v.currentTime<v.dataset.start-.3)v.currentTime=v.dataset.start};if(v.src){v.controls=q;o.observe(v);v.onclick=function(){v.muted=!v.muted}}})`

/** A bucket's files have an address of its own. */
const files = ["'self'", ...imageSources(env)].join(' ')

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Only this page may be framed by other sites. */
export const EMBED_POLICY = [
  `default-src 'none'`,
  `img-src ${files} data:`,
  `media-src ${files} blob:`,
  `style-src ${sha(STYLE)}`,
  `script-src ${sha(SCRIPT)}`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors *`,
].join('; ')

/** A whole page of a few kilobytes without cookies or the application’s code. @param origin of this site */
export function embedPage(spot: Spot, title: string, origin: string): string {
  const text = encode.escapeHTML
  const url = `${origin}/spots/${spot.slug}`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${text(title)}</title><link rel="canonical" href="${text(url)}"><style>${STYLE}</style></head><body><div id="s" tabindex="0" aria-label="Slides">${spot.slides.map(slideHtml).join('')}</div><footer><div id="c" dir="auto"></div><b><a href="${text(url)}" target="_blank" rel="noopener">${text(spot.user.name)} on vesta</a></b><p>${text(spot.caption)}</p></footer><script>${SCRIPT}</script></body></html>`
}

function slideHtml(slide: Spot['slides'][number]): string {
  const text = encode.escapeHTML
  const { video, image, kind } = slide
  const picture = image ?? video?.poster
  const src = picture ? text(fitting(picture)) : ''
  if (!video) {
    const alt = image?.alt ?? (kind === 'design' ? 'AI-generated design of a room' : '')
    return `<img src="${src}" alt="${text(alt)}" loading="lazy">`
  }
  const mp4 = video.sources.find(({ type }) => type === 'video/mp4')
  const hls = video.sources.find(({ type }) => type !== 'video/mp4')
  return `<video playsinline muted loop preload="none" poster="${src}"${mp4 ? ` src="${text(mp4.url)}"` : ''}${hls ? ` data-hls="${text(hls.url)}"` : ''} aria-label="${text(video.title || 'Video')}"${partOf(slide)}>${video.captions.map(trackHtml).join('')}</video>`
}

/** In the time of the part’s playlist, which begins with a segment. */
function partOf({ starts_at: start, ends_at: end }: Spot['slides'][number]): string {
  if (end === null) return ''
  const from = (start ?? 0) % SEGMENT_SECONDS
  return ` data-start="${from}" data-end="${from + end - (start ?? 0)}"`
}

type Caption = NonNullable<Spot['slides'][number]['video']>['captions'][number]

function trackHtml({ language, label, url }: Caption): string {
  const text = encode.escapeHTML
  return `<track kind="captions" srclang="${text(language)}" label="${text(label)}" src="${text(url)}">`
}

const WIDTH = 720

/** The smallest JPEG that is wide enough. */
function fitting({ url, variants }: NonNullable<Spot['slides'][number]['image']>): string {
  const wide = variants.find(({ width, type }) => width >= WIDTH && type === 'image/jpeg')
  return wide?.url ?? url
}
