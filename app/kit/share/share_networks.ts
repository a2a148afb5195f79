/** The content of a share link. Only the URL is required. */
export interface ShareContent {
  url: string
  title?: string
  description?: string
  /** Text to quote; Facebook only. */
  quote?: string
  /** Comma-separated, without `#`. */
  hashtags?: string
  /** The account to credit, without `@`; Twitter and X only. */
  twitterUser?: string
  /** A picture's URL; Pinterest, VK and WordPress. */
  media?: string
}

type Part = string | undefined

interface ShareNetwork {
  name: string
  address: (content: ShareContent) => string
}

/** `%0D%0A` in the URL: the line break of RFC 6068, which messengers accept too. */
const LINE_BREAK = '\r\n'

/** Title, URL and description on separate lines, without gaps. */
function lines(...parts: Part[]): string {
  return parts.filter(Boolean).join(LINE_BREAK)
}

/** `base` with a percent-encoded query (a space is `%20`), without empty values. */
function withQuery(base: string, query: Record<string, Part>): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string] => Boolean(pair[1]))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (pairs.length === 0) return base
  return `${base}${base.includes('?') ? '&' : '?'}${pairs.join('&')}`
}

/** Facebook accepts one, with its `#`. */
function firstHashtag(hashtags: string | undefined): Part {
  const first = hashtags?.split(',')[0]?.trim()
  return first && `#${first}`
}

function tweet(base: string): ShareNetwork['address'] {
  return ({ title, url, hashtags, twitterUser }) =>
    withQuery(base, { text: title, url, hashtags, via: twitterUser })
}

/**
 * The specification's thirty networks and their share URLs, in the dialog's order: popular ones
 * first, discontinued ones last.
 */
export const SHARE_NETWORKS = {
  whatsapp: {
    name: 'WhatsApp',
    address: ({ title, url, description }) =>
      withQuery('https://api.whatsapp.com/send', { text: lines(title, url, description) }),
  },
  email: {
    name: 'Email',
    address: ({ title, url, description }) =>
      withQuery('mailto:', { subject: title, body: lines(url, description) }),
  },
  facebook: {
    name: 'Facebook',
    address: ({ url, title, description, quote, hashtags }) =>
      withQuery('https://www.facebook.com/sharer/sharer.php', {
        u: url,
        title,
        description,
        quote,
        hashtag: firstHashtag(hashtags),
      }),
  },
  x: { name: 'X', address: tweet('https://x.com/intent/tweet') },
  linkedin: {
    name: 'LinkedIn',
    address: ({ url }) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  pinterest: {
    name: 'Pinterest',
    address: ({ url, media, title }) =>
      withQuery('https://pinterest.com/pin/create/button/', { url, media, description: title }),
  },
  telegram: {
    name: 'Telegram',
    address: ({ url, title, description }) =>
      withQuery('https://t.me/share/url', { url, text: lines(title, description) }),
  },
  messenger: {
    name: 'Messenger',
    address: ({ url }) => withQuery('fb-messenger://share/', { link: url }),
  },
  sms: {
    name: 'Text message',
    address: ({ title, url, description }) =>
      withQuery('sms:', { body: lines(title, url, description) }),
  },
  reddit: {
    name: 'Reddit',
    address: ({ url, title }) => withQuery('https://www.reddit.com/submit', { url, title }),
  },
  tumblr: {
    name: 'Tumblr',
    address: ({ url, title, description }) =>
      withQuery('https://www.tumblr.com/share/link', { url, name: title, description }),
  },
  flipboard: {
    name: 'Flipboard',
    address: ({ url, title }) =>
      withQuery('https://share.flipboard.com/bookmarklet/popout?v=2', { url, title }),
  },
  line: {
    name: 'LINE',
    address: ({ title, url, description }) =>
      `https://line.me/R/msg/text/?${encodeURIComponent(lines(title, url, description))}`,
  },
  viber: {
    name: 'Viber',
    address: ({ title, url, description }) =>
      withQuery('viber://forward', { text: lines(title, url, description) }),
  },
  weibo: {
    name: 'Weibo',
    address: ({ url, title }) =>
      withQuery('https://service.weibo.com/share/share.php', { url, title }),
  },
  vk: {
    name: 'VK',
    address: ({ url, title, description, media }) =>
      withQuery('https://vk.com/share.php', {
        url,
        title,
        description,
        image: media,
        noparse: 'true',
      }),
  },
  odnoklassniki: {
    name: 'Odnoklassniki',
    address: ({ url, title }) =>
      withQuery('https://connect.ok.ru/dk?st.cmd=WidgetSharePreview', {
        'st.shareUrl': url,
        'st.comments': title,
      }),
  },
  xing: {
    name: 'XING',
    address: ({ url, title }) =>
      withQuery('https://www.xing.com/social/share/spi?op=share', { url, title }),
  },
  twitter: { name: 'Twitter', address: tweet('https://twitter.com/intent/tweet') },
  quora: {
    name: 'Quora',
    address: ({ url, title }) => withQuery('https://www.quora.com/share', { url, title }),
  },
  hackernews: {
    name: 'Hacker News',
    address: ({ url, title }) =>
      withQuery('https://news.ycombinator.com/submitlink', { u: url, t: title }),
  },
  wordpress: {
    name: 'WordPress',
    address: ({ url, title, description, media }) =>
      withQuery('https://wordpress.com/press-this.php', {
        u: url,
        t: title,
        s: description,
        i: media,
      }),
  },
  evernote: {
    name: 'Evernote',
    address: ({ url, title }) => withQuery('https://www.evernote.com/clip.action', { url, title }),
  },
  instapaper: {
    name: 'Instapaper',
    address: ({ url, title, description }) =>
      withQuery('https://www.instapaper.com/edit', { url, title, description }),
  },
  buffer: {
    name: 'Buffer',
    address: ({ title, url }) => withQuery('https://bufferapp.com/add', { text: title, url }),
  },
  yammer: {
    name: 'Yammer',
    address: ({ title, url, description }) =>
      withQuery('https://www.yammer.com/messages/new?login=true', {
        status: lines(title, url, description),
      }),
  },
  baidu: {
    name: 'Baidu',
    address: ({ url, title }) => withQuery('https://cang.baidu.com/do/add', { iu: url, it: title }),
  },
  pocket: {
    name: 'Pocket',
    address: ({ url, title }) => withQuery('https://getpocket.com/save', { url, title }),
  },
  skype: {
    name: 'Skype',
    address: ({ title, url, description }) =>
      withQuery('https://web.skype.com/share', { url: lines(title, url, description) }),
  },
  stumbleupon: {
    name: 'StumbleUpon',
    address: ({ url, title }) => withQuery('https://www.stumbleupon.com/submit', { url, title }),
  },
} satisfies Record<string, ShareNetwork>

export type ShareNetworkKey = keyof typeof SHARE_NETWORKS
