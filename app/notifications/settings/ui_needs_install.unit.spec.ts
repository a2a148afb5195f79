import { test } from '@japa/runner'
import { needsInstall } from '#app/notifications/settings/ui/needs_install'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile'

test.group('Push that needs the home screen', () => {
  const needs = (userAgent: string, maxTouchPoints: number, isInstalled = false) =>
    needsInstall({ userAgent, maxTouchPoints, isInstalled })

  test('is on iPhones and iPads, in every browser', ({ assert }) => {
    assert.isTrue(needs(IPHONE, 5))
    assert.isTrue(needs(`${IPHONE} CriOS/140.0 Mobile`, 5))
    assert.isTrue(needs(MAC, 5), 'an iPad')
  })

  test('is nowhere else, and no longer once vesta is there', ({ assert }) => {
    assert.isFalse(needs(MAC, 0))
    assert.isFalse(needs(ANDROID, 5))
    assert.isFalse(needs(IPHONE, 5, true))
  })
})
