import { test } from '@japa/runner'
import { shareLink, shareWindowFeatures } from '#app/kit/share/share_link'
import { findNetworks, popularNetworks } from '#app/kit/share/find_networks'

const CONTENT = {
  url: 'https://vesta.test/p/casa-livia?from=share&x=1',
  title: 'Casa Livia & garden',
  description: '4 bedrooms, 100 % sea',
  quote: 'Look!',
  hashtags: 'villa,portofino',
  twitterUser: 'vesta',
  media: 'https://vesta.test/casa.jpg',
}

const url = 'https%3A%2F%2Fvesta.test%2Fp%2Fcasa-livia%3Ffrom%3Dshare%26x%3D1'
const title = 'Casa%20Livia%20%26%20garden'
const text = '4%20bedrooms%2C%20100%20%25%20sea'
const media = 'https%3A%2F%2Fvesta.test%2Fcasa.jpg'
const tags = 'villa%2Cportofino'
const all = `${title}%0D%0A${url}%0D%0A${text}`

const ADDRESSES: Record<string, string> = {
  baidu: `https://cang.baidu.com/do/add?iu=${url}&it=${title}`,
  buffer: `https://bufferapp.com/add?text=${title}&url=${url}`,
  email: `mailto:?subject=${title}&body=${url}%0D%0A${text}`,
  evernote: `https://www.evernote.com/clip.action?url=${url}&title=${title}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}&title=${title}&description=${text}&quote=Look!&hashtag=%23villa`,
  flipboard: `https://share.flipboard.com/bookmarklet/popout?v=2&url=${url}&title=${title}`,
  hackernews: `https://news.ycombinator.com/submitlink?u=${url}&t=${title}`,
  instapaper: `https://www.instapaper.com/edit?url=${url}&title=${title}&description=${text}`,
  line: `https://line.me/R/msg/text/?${all}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  messenger: `fb-messenger://share/?link=${url}`,
  odnoklassniki: `https://connect.ok.ru/dk?st.cmd=WidgetSharePreview&st.shareUrl=${url}&st.comments=${title}`,
  pinterest: `https://pinterest.com/pin/create/button/?url=${url}&media=${media}&description=${title}`,
  pocket: `https://getpocket.com/save?url=${url}&title=${title}`,
  quora: `https://www.quora.com/share?url=${url}&title=${title}`,
  reddit: `https://www.reddit.com/submit?url=${url}&title=${title}`,
  skype: `https://web.skype.com/share?url=${all}`,
  sms: `sms:?body=${all}`,
  stumbleupon: `https://www.stumbleupon.com/submit?url=${url}&title=${title}`,
  telegram: `https://t.me/share/url?url=${url}&text=${title}%0D%0A${text}`,
  tumblr: `https://www.tumblr.com/share/link?url=${url}&name=${title}&description=${text}`,
  twitter: `https://twitter.com/intent/tweet?text=${title}&url=${url}&hashtags=${tags}&via=vesta`,
  x: `https://x.com/intent/tweet?text=${title}&url=${url}&hashtags=${tags}&via=vesta`,
  viber: `viber://forward?text=${all}`,
  vk: `https://vk.com/share.php?url=${url}&title=${title}&description=${text}&image=${media}&noparse=true`,
  weibo: `https://service.weibo.com/share/share.php?url=${url}&title=${title}`,
  whatsapp: `https://api.whatsapp.com/send?text=${all}`,
  wordpress: `https://wordpress.com/press-this.php?u=${url}&t=${title}&s=${text}&i=${media}`,
  xing: `https://www.xing.com/social/share/spi?op=share&url=${url}&title=${title}`,
  yammer: `https://www.yammer.com/messages/new?login=true&status=${all}`,
}

test.group('Share link', () => {
  test('{$self} has its own address')
    .with(Object.keys(ADDRESSES))
    .run(({ assert }, network) => {
      assert.equal(shareLink({ network, ...CONTENT }), ADDRESSES[network])
    })

  test('knows exactly the thirty networks of the specification', ({ assert }) => {
    const known = findNetworks('').map(({ key }) => key)
    assert.lengthOf(known, 30)
    assert.sameMembers(known, Object.keys(ADDRESSES))
  })

  test('leaves out what was not given', ({ assert }) => {
    const link = { url: 'https://vesta.test' }
    assert.equal(
      shareLink({ network: 'x', ...link }),
      'https://x.com/intent/tweet?url=https%3A%2F%2Fvesta.test'
    )
    assert.equal(shareLink({ network: 'sms', ...link }), 'sms:?body=https%3A%2F%2Fvesta.test')
  })

  test('an unknown network does not exist')
    .with(['myspace', 'toString', '__proto__', ''])
    .run(({ assert }, network) => {
      assert.throws(
        () => shareLink({ network, url: 'https://vesta.test' }),
        `Network ${network} does not exist`
      )
    })

  test('opens 500 × 500 pixels over the middle of our window, which it can’t reach', ({
    assert,
  }) => {
    const ours = { screenX: 100, screenY: 41, outerWidth: 1301, outerHeight: 900 }
    assert.equal(shareWindowFeatures(ours), 'popup,noopener,width=500,height=500,left=501,top=241')
  })

  test('is found by name or key, the popular first', ({ assert }) => {
    assert.equal(popularNetworks[0]?.name, 'WhatsApp')
    assert.deepEqual(
      findNetworks(' HACK ').map(({ key }) => key),
      ['hackernews']
    )
    assert.isEmpty(findNetworks('nowhere'))
  })
})
