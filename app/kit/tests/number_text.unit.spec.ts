import { test } from '@japa/runner'
import { numberText, parseNumber, roundNumber, typableText } from '#app/kit/form/number_text'

const LOCALES = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'en-IN', 'ar-EG', 'fa-IR', 'hi-IN-u-nu-deva']

test.group('The text of a number', () => {
  test('is read as it was shown, in every locale', ({ assert }) => {
    for (const locale of LOCALES) {
      for (const value of [0, 7, -3.5, 1234.56, 1_250_000, 9_876_543.21]) {
        const format = { locale, decimals: 2 }
        const text = numberText(value, format)
        assert.equal(typableText(text, locale, true).length > 0, true)
        assert.equal(parseNumber(typableText(text, locale, true), format), value, locale)
      }
    }
  })

  test('may be typed in other digits and marks', ({ assert }) => {
    const format = { locale: 'en-US', decimals: 2 }
    assert.equal(parseNumber('１２３．５', format), 123.5)
    assert.equal(parseNumber('٢٥٠٫٥', format), 250.5)
    assert.equal(parseNumber('−12', format), -12)
    assert.equal(parseNumber('1,250,000', format), 1_250_000)
    assert.equal(parseNumber('1.250.000', format), 1_250_000)
    assert.equal(parseNumber('12 500', { locale: 'de-CH', decimals: 0 }), 12_500)
  })

  test('is nothing before there is a digit', ({ assert }) => {
    for (const text of ['', ' ', '-', '.', '-.']) {
      assert.isNull(parseNumber(text, { locale: 'en-US', decimals: 2 }))
    }
    assert.equal(numberText(null, { locale: 'en-US', decimals: 2 }), '')
  })

  test('is rounded as it is shown', ({ assert }) => {
    assert.equal(roundNumber(1.005, 2), 1.01)
    assert.equal(roundNumber(0.7 + 0.1, 1), 0.8)
    assert.equal(parseNumber('2.7', { locale: 'en-US', decimals: 0 }), 3)
    assert.equal(parseNumber('2,75', { locale: 'de-DE', decimals: 1 }), 2.8)
  })

  test('drops what no number has', ({ assert }) => {
    assert.equal(typableText('€1,200.50 a month', 'en-US', false).trim(), '1,200.50')
    assert.equal(typableText('-5', 'en-US', false), '5')
    assert.equal(typableText('-5', 'en-US', true), '-5')
  })
})
