import type { RequestListener } from 'node:http'
import { test } from '@japa/runner'
import { fetchLinkPreview, parseLinkPreview, pageText } from '#app/common/net/link_preview'
import { useNetworkGuard } from '#app/common/net/network_guard'
import { LocalWeb } from '#tests/support/local_web'

const parse = (html: string) => parseLinkPreview(html, 'www.example.com')

test.group('Link preview', () => {
  test('OpenGraph comes before Twitter, Twitter before the plain page', ({ assert }) => {
    const plain = '<title>Plain</title><meta name=description content="Plain words">'
    const twitter =
      '<meta name="twitter:title" content="T"><meta name="twitter:description" content="T words">'
    const og =
      '<meta property="og:title" content="OG"><meta property="og:description" content="OG words">' +
      '<meta property="og:site_name" content="The Harbor">'
    const site = { site_name: 'example.com' }
    assert.deepEqual(parse(plain), { title: 'Plain', description: 'Plain words', ...site })
    assert.deepEqual(parse(plain + twitter), { title: 'T', description: 'T words', ...site })
    assert.deepEqual(parse(plain + twitter + og), {
      title: 'OG',
      description: 'OG words',
      site_name: 'The Harbor',
    })
  })

  test('a page without a title shows nothing', ({ assert }) => {
    assert.isNull(parse(''))
    assert.isNull(parse('<meta property="og:description" content="Words">'))
    assert.isNull(parse('<title> \n </title>'))
    assert.isNull(parse('<svg><title>Logo</title></svg><p>Words</p>'))
  })

  test('an empty name gives way to the next, a second one to the first', ({ assert }) => {
    const html =
      '<meta property="og:title" content=" "><title>One</title><body><title>Two</title></body>'
    assert.equal(parse(html)?.title, 'One')
  })

  test('is text on one line, with entities read', ({ assert }) => {
    const preview = parse(
      `<TITLE>Villa &amp; garden,\n  <b>&lt;script&gt;alert(1)&lt;/script&gt;</b></TITLE>
       <META CONTENT="A\u202etxt\u0007 &quot;quoted&quot;" NAME="Description">`
    )
    assert.equal(preview?.title, 'Villa & garden, <b><script>alert(1)</script></b>')
    assert.equal(preview?.description, 'Atxt "quoted"')
  })

  test('is short, and cuts no character in two', ({ assert }) => {
    const family = '👨‍👩‍👧‍👦'
    const preview = parse(
      `<title>${'a'.repeat(150)}${family.repeat(100)}</title><meta name=description content="${'word '.repeat(500)}">`
    )
    const characters = Array.from(new Intl.Segmenter().segment(preview!.title))
    assert.lengthOf(characters, 200)
    assert.isTrue(preview!.title.endsWith(`${family}…`))
    assert.isAtMost(preview!.description!.length, 400)
    assert.match(preview!.description!, /word…$/)
    assert.equal(parse(`<title>${'b'.repeat(200)}</title>`)?.title, 'b'.repeat(200))
  })

  test('reads broken pages as far as they go', ({ assert }) => {
    assert.equal(
      parse('<title>Whole</title><meta property="og:title" content="Cut o')?.title,
      'Whole'
    )
  })

  test('reads no further into a page that only goes deeper', ({ assert }) => {
    const deep = (levels: number) =>
      `<title>Words</title>${'<table><tr><td>'.repeat(levels)}<meta property="og:title" content="OG">`
    assert.equal(parse(deep(100))?.title, 'OG')
    assert.equal(parse(deep(1000))?.title, 'Words')
  })
})

test.group('Page text', () => {
  const german = Buffer.from('Gr\xfc\xdfe', 'latin1')

  test('the header comes before the page, a byte order mark before both', ({ assert }) => {
    assert.equal(pageText(german, 'text/html; charset=ISO-8859-1'), 'Grüße')
    const meta = Buffer.from('<meta charset="utf-8">')
    assert.include(pageText(Buffer.concat([meta, german]), 'text/html;charset=latin1'), 'Grüße')
    const marked = Buffer.from('\ufeffGrüße')
    assert.equal(pageText(marked, 'text/html; charset=latin1'), 'Grüße')
    const utf16 = Buffer.from('\ufeffGrüße', 'utf16le')
    assert.equal(pageText(utf16), 'Grüße')
  })

  test('the page may say it in either way', ({ assert }) => {
    for (const meta of [
      '<meta charset=windows-1252>',
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
    ]) {
      assert.include(pageText(Buffer.concat([Buffer.from(meta), german])), 'Grüße')
    }
    const japanese = Buffer.from([0x93, 0xfa, 0x96, 0x7b])
    assert.equal(pageText(japanese, 'text/html; charset=Shift_JIS'), '日本')
  })

  test('is UTF-8 where nobody says, or says nonsense', ({ assert }) => {
    assert.equal(pageText(Buffer.from('Grüße')), 'Grüße')
    assert.equal(pageText(Buffer.from('Grüße'), 'text/html; charset=nonsense'), 'Grüße')
  })
})

test.group('Fetching a link preview', (group) => {
  let web: LocalWeb
  let restore: () => void
  let answer: RequestListener
  const html = (body: string | Buffer, type = 'text/html'): RequestListener => {
    return (_, response) => response.writeHead(200, { 'content-type': type }).end(body)
  }

  group.each.setup(async () => {
    web = await LocalWeb.start((request, response) => answer(request, response))
    restore = useNetworkGuard(web.guard({ 'inside.test': ['10.0.0.1'] }))
    return async () => {
      restore()
      await web.stop()
    }
  })

  test('shows what the page says, in its own charset', async ({ assert }) => {
    answer = html(Buffer.from('<title>Gr\xfc\xdfe</title>', 'latin1'), 'text/html;charset=latin1')
    assert.deepEqual(await fetchLinkPreview(web.url()), {
      title: 'Grüße',
      description: null,
      site_name: 'site.test',
    })
  })

  test('reads the beginning of a page that never ends', async ({ assert }) => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Long</title>')
      const more = (failure?: Error | null) => {
        if (!failure) response.write(' '.repeat(16384), more)
      }
      more()
    }
    assert.equal((await fetchLinkPreview(web.url()))?.title, 'Long')
  })

  test('shows nothing of what is no page, or not there', async ({ assert }) => {
    answer = html('<title>Words</title>', 'text/plain')
    assert.isNull(await fetchLinkPreview(web.url()))
    answer = (_, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>')
    assert.isNull(await fetchLinkPreview(web.url()))
  })

  test('shows nothing of the private network', async ({ assert }) => {
    assert.isNull(await fetchLinkPreview('http://inside.test/'))
    assert.isNull(await fetchLinkPreview('http://169.254.169.254/latest/meta-data/'))
    answer = (_, response) => response.writeHead(302, { location: 'http://inside.test/' }).end()
    assert.isNull(await fetchLinkPreview(web.url()))
  })
})
