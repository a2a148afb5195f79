import baidu from 'simple-icons/icons/baidu.svg?raw'
import buffer from 'simple-icons/icons/buffer.svg?raw'
import evernote from 'simple-icons/icons/evernote.svg?raw'
import facebook from 'simple-icons/icons/facebook.svg?raw'
import flipboard from 'simple-icons/icons/flipboard.svg?raw'
import instapaper from 'simple-icons/icons/instapaper.svg?raw'
import line from 'simple-icons/icons/line.svg?raw'
import messenger from 'simple-icons/icons/messenger.svg?raw'
import odnoklassniki from 'simple-icons/icons/odnoklassniki.svg?raw'
import pinterest from 'simple-icons/icons/pinterest.svg?raw'
import quora from 'simple-icons/icons/quora.svg?raw'
import reddit from 'simple-icons/icons/reddit.svg?raw'
import sinaweibo from 'simple-icons/icons/sinaweibo.svg?raw'
import telegram from 'simple-icons/icons/telegram.svg?raw'
import tumblr from 'simple-icons/icons/tumblr.svg?raw'
import viber from 'simple-icons/icons/viber.svg?raw'
import vk from 'simple-icons/icons/vk.svg?raw'
import whatsapp from 'simple-icons/icons/whatsapp.svg?raw'
import wordpress from 'simple-icons/icons/wordpress.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import xing from 'simple-icons/icons/xing.svg?raw'
import ycombinator from 'simple-icons/icons/ycombinator.svg?raw'
import type { ShareNetworkKey } from '#app/kit/share/share_networks'

/** Logos available in Simple Icons (CC0), as SVG. The others show a letter. */
const MARKS: Partial<Record<ShareNetworkKey, string>> = {
  whatsapp,
  facebook,
  x,
  pinterest,
  telegram,
  messenger,
  reddit,
  tumblr,
  flipboard,
  line,
  viber,
  weibo: sinaweibo,
  vk,
  odnoklassniki,
  xing,
  twitter: x,
  quora,
  hackernews: ycombinator,
  wordpress,
  evernote,
  instapaper,
  buffer,
  baidu,
}

/** The path of a network's logo, in a 24 × 24 box; null if there is none. */
export function networkMark(network: string): string | null {
  const svg = Object.entries(MARKS).find(([key]) => key === network)?.[1]
  return svg?.match(/ d="([^"]+)"/)?.[1] ?? null
}
