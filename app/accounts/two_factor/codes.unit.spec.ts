import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import {
  newRecoveryCodes,
  withoutCode,
  newSecret,
  codeStepOf,
} from '#app/accounts/two_factor/codes'
import { confirmationValidator } from '#app/accounts/two_factor/two_factor_validators'

const STEP_MS = 30_000
const NOW = 1_790_000_010_000

test.group('Codes of the second factor', () => {
  test('have a secret of 160 bits, new each time', ({ assert }) => {
    assert.equal(Secret.fromBase32(newSecret()).bytes.length, 20)
    assert.notEqual(newSecret(), newSecret())
  })

  test('count in their 30 seconds and the ones beside, then no longer', ({ assert }) => {
    const secret = newSecret()
    const step = Math.floor(NOW / STEP_MS)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW })
    for (const drift of [-1, 0, 1]) {
      assert.equal(codeStepOf(secret, code, NOW + drift * STEP_MS), step)
    }
    assert.isNull(codeStepOf(secret, code, NOW + 2 * STEP_MS))
    assert.isNull(codeStepOf(secret, code, NOW - 2 * STEP_MS))
  })

  test('are digits, whatever stands between them', async ({ assert }) => {
    const digitsIn = async (code: string) => (await confirmationValidator.validate({ code })).code
    for (const text of [
      '123456',
      ' 123 456 ',
      '123-456',
      '１２３ ４５６',
      '1\u00a02.3,4–5\u200b6',
      'code: 123456',
    ]) {
      assert.equal(await digitsIn(text), '123456', text)
    }
    for (const text of ['١٢٣٤٥٦', '१२३४५६', '𝟏𝟚𝟛𝟜𝟝𝟞', '۱۲۳ ۴۵۶'])
      assert.equal(await digitsIn(text), '123456')
    assert.equal(await digitsIn('٠٩०९09'), '090909')
    assert.isNotNull(withoutCode(['abcde-fghjk'], 'ＡＢＣＤＥ・fghjk'))
  })

  test('of recovery are ten, each of 49 random bits', ({ assert }) => {
    const codes = [...newRecoveryCodes(), ...newRecoveryCodes()]
    assert.lengthOf(codes, 20)
    assert.equal(new Set(codes).size, 20)
    for (const code of codes) assert.match(code, /^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
    assert.isAtLeast(Math.log2(31) * 10, 49)
  })

  test('of recovery are gone once used', ({ assert }) => {
    const codes = newRecoveryCodes()
    const left = withoutCode(codes, codes[3].toUpperCase().replace('-', ' '))
    assert.deepEqual(left, codes.toSpliced(3, 1))
    assert.isNull(withoutCode(left!, codes[3]))
  })
})
