import { test } from '@japa/runner'
import { qrPath } from '#app/kit/share/qr_path'

/** Parses a path of unit squares back into its dark modules. */
function darkModules(path: string): Set<string> {
  return new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
}

test.group('QR code', () => {
  test('has its three finders inside a quiet zone of four modules', ({ assert }) => {
    const { path, size } = qrPath('https://vesta.test/p/casa-livia')
    const dark = darkModules(path)
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const) {
      for (let i = 0; i < 7; i++) {
        assert.isTrue(dark.has(`${x + i},${y}`), `finder at ${x},${y}`)
        assert.isTrue(dark.has(`${x},${y + i}`), `finder at ${x},${y}`)
      }
    }
    for (const module of dark) {
      const [x = 0, y = 0] = module.split(',').map(Number)
      assert.isTrue(Math.min(x, y) >= 4 && Math.max(x, y) < size - 4, module)
    }
  })

  test('grows with what it says', ({ assert }) => {
    assert.isAbove(qrPath('https://vesta.test/'.padEnd(200, 'x')).size, qrPath('v').size)
  })
})
