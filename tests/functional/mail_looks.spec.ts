import { glob, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import edge from 'edge.js'
import { appUrl } from '#config/app'
import { MAIL_STYLE } from '#app/kernel/mail/mail_style'
import { MAIL_SAMPLES } from '#tests/support/mail_samples'
import { contrastOf, mailTexts } from '#tests/support/mail_texts'

/** WCAG 2.2, 1.4.3 */
const MIN_CONTRAST = 4.5

const views = async (pattern: string) => {
  const files = glob(pattern, { cwd: app.makePath('resources/views/mails') })
  return (await Array.fromAsync(files)).map((file) => basename(file, '.edge'))
}

test.group('Looks of mails', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('are known of every mail that is sent', async ({ assert }) => {
    const texts = await views('*_text.edge')
    assert.sameMembers(
      texts.map((name) => name.replace(/_text$/, '')),
      Object.keys(MAIL_SAMPLES)
    )
    const alone = (await views('*.edge')).filter(
      (name) => !name.endsWith('_text') && !(name in MAIL_SAMPLES)
    )
    assert.sameMembers(alone, ['action', 'layout', 'paragraph'])
    for await (const file of glob('app/**/*_mail.ts', { cwd: app.makePath('.') })) {
      const source = await readFile(app.makePath(file), 'utf8')
      for (const [, view] of source.matchAll(/\.htmlView\('([^']+)'/g)) {
        assert.include(source, `.textView('${view}_text'`, file)
      }
    }
  })

  for (const [name, sample] of Object.entries(MAIL_SAMPLES)) {
    test(`${name} is read on a light and on a dark screen`, async ({ assert }) => {
      const html = await edge.render(`mails/${name}`, sample)
      assert.include(html, `<style>${MAIL_STYLE}</style>`)
      assert.include(html, '<meta name="color-scheme" content="light dark" />')
      const [light, dark] = [mailTexts(html, 'light'), mailTexts(html, 'dark')]
      assert.isAbove(light.length, 3)
      for (const texts of [light, dark]) {
        const faint = texts.filter(
          ({ color, background }) => !color || contrastOf(color, background) < MIN_CONTRAST
        )
        assert.deepEqual(faint, [])
      }
      // all of it became dark, and not just a part
      for (const [index, { text, background }] of light.entries()) {
        const isPaper = background === '#FFFFFF' && dark[index].background === background
        if (isPaper) assert.match(text, /^QR code/)
        else assert.notEqual(dark[index].background, background, text)
      }
    })

    test(`${name} is read without images, and as plain text`, async ({ assert }) => {
      const html = await edge.render(`mails/${name}`, sample)
      const text = await edge.render(`mails/${name}_text`, sample)
      assert.notMatch(html + text, /undefined|\[object/)
      for (const [image] of html.matchAll(/<img[^>]*>/g)) {
        assert.match(image, /\salt="[^"]+"/)
      }
      assert.notInclude(html, 'url(')
      assert.notMatch(text, /<\/?[a-z]/)
      const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
      assert.equal(links.length, html.split('<a ').length - 1)
      for (const [, url, words] of links) {
        assert.match(words.replace(/<img[^>]*alt="([^"]*)"[^>]*>|<[^>]*>/g, '$1'), /\w/)
        if (url !== appUrl) assert.include(text, url)
      }
    })
  }
})

test.group('The measure of mails', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  const page = (body: string, style = '') =>
    `<html><head><style>${style}</style></head>${body}</html>`
  const dark =
    '@media (prefers-color-scheme:dark){.ink{color:#FFFFFF!important}.paper{color:#FFFFFF}}'

  test('finds what is painted, in both themes', ({ assert }) => {
    const html = page(
      '<body style="background-color:#FAF8F4;color:#1B1916;"><p class="ink">One<br />two</p><p class="paper">Three</p></body>',
      dark
    )
    const colors = (theme: 'light' | 'dark') => mailTexts(html, theme).map(({ color }) => color)
    assert.deepEqual(colors('light'), ['#1B1916', '#1B1916', '#1B1916'])
    assert.deepEqual(colors('dark'), ['#FFFFFF', '#FFFFFF', '#1B1916'])
    const [{ color, background }] = mailTexts(html, 'dark')
    assert.isBelow(contrastOf(color!, background), 1.1)
    assert.closeTo(contrastOf('#000000', '#FFFFFF'), 21, 0.01)
  })

  test('knows links of no color, words of images, and what is hidden', ({ assert }) => {
    const html = page(
      '<body style="color:#111111;"><div style="display:none;">No</div><a href="/">A</a><img alt="B" style="background-color:#EEEEEE;" /></body>'
    )
    assert.deepEqual(mailTexts(html, 'light'), [
      { text: 'A', color: null, background: '#FFFFFF' },
      { text: 'B', color: '#111111', background: '#EEEEEE' },
    ])
  })
})
