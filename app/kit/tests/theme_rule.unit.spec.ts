import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { colorThemeFor } from '#app/kit/hooks/theme_rule'
import { themeScript } from '#app/kit/hooks/theme_script'

/** What the inline head script returns for the same circumstances. */
function themeOfScript(stored: string | null, prefersDark: boolean, hour: number): string {
  const page = {
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: prefersDark }),
    Date: class {
      getHours() {
        return hour
      }
    },
    document: { documentElement: { dataset: { theme: '' } } },
  }
  runInNewContext(themeScript, page)
  return page.document.documentElement.dataset.theme
}

test.group('Theme', () => {
  test('a choice wins; else the system; else dark from 18:00 up to 06:00', ({ assert }) => {
    const day = { prefersDark: false, hour: 12 }
    assert.equal(colorThemeFor({ stored: 'dark', ...day }), 'dark')
    assert.equal(colorThemeFor({ stored: 'light', prefersDark: true, hour: 23 }), 'light')
    assert.equal(colorThemeFor({ stored: null, prefersDark: true, hour: 12 }), 'dark')
    assert.equal(colorThemeFor({ stored: null, prefersDark: false, hour: 17 }), 'light')
    assert.equal(colorThemeFor({ stored: null, prefersDark: false, hour: 18 }), 'dark')
    assert.equal(colorThemeFor({ stored: null, prefersDark: false, hour: 5 }), 'dark')
    assert.equal(colorThemeFor({ stored: null, prefersDark: false, hour: 6 }), 'light')
  })

  test('before the first paint the rule is the same', ({ assert }) => {
    for (const stored of [null, 'light', 'dark']) {
      for (const prefersDark of [true, false]) {
        for (let hour = 0; hour < 24; hour++) {
          assert.equal(
            themeOfScript(stored, prefersDark, hour),
            colorThemeFor({ stored, prefersDark, hour }),
            `${stored}, ${prefersDark}, ${hour}`
          )
        }
      }
    }
  })
})
