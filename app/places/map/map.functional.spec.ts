import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MAP_PALETTES } from '#app/places/map/map_palette'
import { pointInTile, tileAddress, tileBox } from '#app/places/map/map_tiles'

test.group('Map style', () => {
  test('is drawn from this server alone, in either theme', async ({ client, assert }) => {
    for (const theme of ['light', 'dark'] as const) {
      const response = await client.get('/map/style.json').qs({ theme })
      response.assertStatus(200)
      const style = response.body()
      assert.equal(style.version, 8)
      assert.equal(style.layers[0].paint['background-color'], MAP_PALETTES[theme].water)
      assert.notProperty(style, 'glyphs')
      assert.notProperty(style, 'sprite')
      for (const { tiles } of Object.values<{ tiles: string[] }>(style.sources)) {
        for (const address of tiles) assert.match(address, /^\/map\//)
      }
      assert.include(JSON.stringify(style.sources), 'GeoNames')
    }
  })

  test('is light for a theme that is none', async ({ client, assert }) => {
    const response = await client.get('/map/style.json?theme=pink')
    assert.equal(response.body().layers[0].paint['background-color'], MAP_PALETTES.light.water)
  })

  test('has the ink of the interface, on land that stands apart from water and page', async ({
    assert,
  }) => {
    const css = await readFile(app.makePath('app/shell/ui/app.css'), 'utf8')
    const [light, dark] = css.split("[data-theme='dark'] {")
    for (const [theme, part] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const { water, land, urban, place, country, border } = MAP_PALETTES[theme]
      for (const ink of [place, country, border]) assert.include(part, ink)
      for (const ground of [water, land, urban]) assert.notInclude(css, ground)
      assert.equal(new Set([water, land, urban]).size, 3)
    }
  })
})

test.group('Map tiles', () => {
  test('hold the world: land, borders and the names of countries', async ({ assert }) => {
    const { headers, text } = await fetchTile('/map/world/0/0/0')
    assert.equal(headers.get('content-type'), 'application/vnd.mapbox-vector-tile')
    for (const part of ['land', 'borders', 'countries', 'Italy']) assert.include(text, part)
  })

  test('hold rivers, named lakes and built-up areas', async ({ assert }) => {
    const leman = tileAt(6, 46.45, 6.55)
    const { text } = await fetchTile(`/map/world/6/${leman.x}/${leman.y}`)
    for (const part of ['rivers', 'lakes', 'Lake Geneva', 'urban']) assert.include(text, part)
  })

  test('are sent as they are to who cannot unzip', async ({ assert }) => {
    const zipped = await fetchTile('/map/world/6/33/23', 'gzip')
    assert.equal(zipped.headers.get('content-encoding'), 'gzip')
    const plain = await fetchTile('/map/world/6/33/23', 'identity')
    assert.isNull(plain.headers.get('content-encoding'))
    assert.equal(plain.text, zipped.text)
  })

  test('are empty where there is only sea', async ({ client }) => {
    const response = await client.get('/map/world/6/5/40')
    response.assertStatus(204)
  })

  test('hold names of places, down to villages', async ({ assert }) => {
    const world = await fetchTile('/map/places/0/0/0')
    assert.include(world.text, 'Shanghai')
    const { z, x, y } = tileAt(11, 44.3035, 9.2094)
    const riviera = await fetchTile(`/map/places/${z}/${x}/${y}`)
    assert.include(riviera.text, 'Portofino')
  })

  test('do not exist at {$self}')
    .with([
      '/map/world/7/0/0',
      '/map/world/1/2/0',
      '/map/world/1/-1/0',
      '/map/world/a/0/0',
      '/map/world/0/0/0.5',
      '/map/places/12/0/0',
      '/map/places/1e1/0/0',
      '/map/other/0/0/0',
    ])
    .run(async ({ client }, path) => {
      const response = await client.get(path)
      response.assertStatus(404)
    })
})

test.group('Tile addresses', () => {
  test('cover the earth without gaps', ({ assert }) => {
    const west = tileBox({ z: 3, x: 3, y: 2 })
    const east = tileBox({ z: 3, x: 4, y: 2 })
    assert.equal(west.east, east.west)
    assert.closeTo(tileBox({ z: 0, x: 0, y: 0 }).north, 85.0511, 1e-4)
  })

  test('place a point', ({ assert }) => {
    assert.deepEqual(pointInTile(0, 0, { z: 0, x: 0, y: 0 }), [2048, 2048])
    assert.deepEqual(pointInTile(0, 0, { z: 1, x: 1, y: 1 }), [0, 0])
    assert.isNull(tileAddress('1', '2', '0', 6))
  })
})

async function fetchTile(path: string, encoding = 'gzip') {
  const { HOST, PORT } = process.env
  const response = await fetch(`http://${HOST}:${PORT}${path}`, {
    headers: { 'accept-encoding': encoding },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { headers: response.headers, text: bytes.toString('latin1') }
}

function tileAt(z: number, latitude: number, longitude: number) {
  const [across, down] = pointInTile(latitude, longitude, { z: 0, x: 0, y: 0 })
  return { z, x: Math.floor((across / 4096) * 2 ** z), y: Math.floor((down / 4096) * 2 ** z) }
}
