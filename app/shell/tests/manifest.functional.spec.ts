import { test } from '@japa/runner'
import sharp from 'sharp'
import env from '#start/env'
import { THEME_COLORS } from '#app/kit/hooks/theme_rule'
import { fetchRaw } from '#tests/support/fetch_raw'
import { createUser } from '#tests/support/users'

const ORIGIN = `http://${env.get('HOST')}:${env.get('PORT')}`

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

interface Manifest {
  id: string
  name: string
  short_name: string
  start_url: string
  scope: string
  display: string
  background_color: string
  theme_color: string
  icons: Icon[]
  shortcuts: { name: string; url: string; icons: Icon[] }[]
}

async function readManifest() {
  const { answer, body } = await fetchRaw(ORIGIN, '/manifest.webmanifest')
  return { answer, manifest: JSON.parse(body.toString()) as Manifest }
}

test.group('The manifest', () => {
  test('is a public file like others, and says what browsers need', async ({ assert }) => {
    const { answer, manifest } = await readManifest()
    assert.equal(answer.statusCode, 200)
    assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/)
    assert.equal(answer.headers['cache-control'], 'public, max-age=3600')
    assert.isOk(answer.headers.etag)
    assert.include(manifest, { id: '/', name: 'vesta', short_name: 'vesta', scope: '/' })
    assert.include(manifest, { display: 'standalone', start_url: '/' })
    assert.equal(manifest.background_color, THEME_COLORS.light)
    assert.equal(manifest.theme_color, THEME_COLORS.light)
  })

  test('names icons that exist, at their sizes', async ({ assert }) => {
    const { manifest } = await readManifest()
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    for (const size of ['192x192', '512x512']) {
      assert.include(kinds, `${size} any`)
      assert.include(kinds, `${size} maskable`)
    }
    const own = { src: '/icons/apple-touch-180.png', sizes: '180x180', type: 'image/png' }
    const ofShortcuts = manifest.shortcuts.flatMap(({ icons }) => icons)
    for (const { src, sizes, type } of [...manifest.icons, ...ofShortcuts, own]) {
      const { answer, body } = await fetchRaw(ORIGIN, src)
      assert.equal(answer.headers['content-type'], type, src)
      const { width, height } = await sharp(body).metadata()
      assert.equal(`${width}x${height}`, sizes, src)
    }
  })

  test('has shortcuts that lead to pages', async ({ client, assert }) => {
    const { manifest } = await readManifest()
    assert.deepEqual(
      manifest.shortcuts.map(({ name }) => name),
      ['Search', 'Feed', 'Designer', 'Chats']
    )
    const member = await createUser()
    for (const { url } of manifest.shortcuts) {
      const answer = await client.get(url).loginAs(member)
      answer.assertStatus(200)
    }
  })

  test('is linked by every page, which allows it and has a color per theme', async ({ assert }) => {
    for (const path of ['/about', '/login', '/nowhere']) {
      const { answer, body } = await fetchRaw(ORIGIN, path, { accept: 'text/html' })
      const html = body.toString()
      assert.include(html, '<link rel="manifest" href="/manifest.webmanifest" />', path)
      assert.include(html, '<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />')
      for (const [theme, color] of Object.entries(THEME_COLORS)) {
        const media = `media="(prefers-color-scheme: ${theme})"`
        assert.include(html, `<meta name="theme-color" content="${color}" ${media} />`, path)
      }
      assert.match(String(answer.headers['content-security-policy']), /manifest-src 'self'/)
    }
  })
})
