import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { test } from '@japa/runner'
import { THEME_COLORS, colorThemeFor } from '#app/kit/hooks/theme_rule'
import { themeScript } from '#app/kit/hooks/theme_script'

/** What the inline head script sets under the same circumstances: the theme, and its color twice. */
function themeOfScript(stored: string | null, prefersDark: boolean, hour: number) {
  const metas = [{ content: '' }, { content: '' }]
  const page = {
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: prefersDark }),
    Date: class {
      getHours() {
        return hour
      }
    },
    document: { documentElement: { dataset: { theme: '' } }, querySelectorAll: () => metas },
  }
  runInNewContext(themeScript, page)
  const { theme } = page.document.documentElement.dataset
  return [theme, ...metas.map(({ content }) => content)]
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
          const theme = colorThemeFor({ stored, prefersDark, hour })
          assert.deepEqual(
            themeOfScript(stored, prefersDark, hour),
            [theme, THEME_COLORS[theme], THEME_COLORS[theme]],
            `${stored}, ${prefersDark}, ${hour}`
          )
        }
      }
    }
  })

  test('browsers draw around the page what is on it', ({ assert }) => {
    const css = readFileSync('app/shell/ui/app.css', 'utf8')
    const canvases = Array.from(css.matchAll(/--canvas: (#\w{6});/g), ([, color]) => color)
    assert.deepEqual(canvases.slice(0, 2), [THEME_COLORS.light, THEME_COLORS.dark])
  })
})
