import { test } from '@japa/runner'
import { findSettings } from '#app/accounts/settings/ui/find_settings'

const PASSWORD = { group: 'Security', label: 'Password', hint: 'Change it' }
const THEME = { group: 'You', label: 'Appearance', hint: 'Light or dark', words: 'theme mode' }

test.group('Search in the settings', () => {
  test('finds by each word of label, hint, group and further words', ({ assert }) => {
    const find = (query: string) => findSettings([PASSWORD, THEME], query)
    assert.deepEqual(find(''), [PASSWORD, THEME])
    assert.deepEqual(find('  '), [PASSWORD, THEME])
    assert.deepEqual(find('PASS'), [PASSWORD])
    assert.deepEqual(find('dark mode'), [THEME])
    assert.deepEqual(find('security'), [PASSWORD])
    assert.deepEqual(find('password dark'), [])
  })
})
