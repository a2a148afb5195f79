import { test } from '@japa/runner'
import { forgetOnLeaving, keepForSignIn, takeAfterSignIn } from '#app/kit/hooks/after_sign_in'

const WISH = 'save casa-livia'
const login = { component: 'accounts/login', url: '/login', isSignedIn: false }
const listing = { component: 'properties/show', url: '/properties/casa-livia', isSignedIn: true }
const search = { component: 'search/index', url: '/search?q=sea', isSignedIn: false }

test.group('What a guest wants', (group) => {
  group.each.setup(() => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
    Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true })
    return () => {
      if (before) Object.defineProperty(globalThis, 'sessionStorage', before)
    }
  })

  test('is done once after sign-in', ({ assert }) => {
    keepForSignIn(WISH)
    forgetOnLeaving(login)
    forgetOnLeaving({ ...login, component: 'accounts/two_factor_challenge' })
    assert.isFalse(takeAfterSignIn('save villa-mare'))
    forgetOnLeaving(listing)
    forgetOnLeaving({ ...listing, url: `${listing.url}?photo=2` })
    assert.isTrue(takeAfterSignIn(WISH))
    assert.isFalse(takeAfterSignIn(WISH))
  })

  test('is forgotten where they leave sign-in for another page', ({ assert }) => {
    keepForSignIn(WISH)
    forgetOnLeaving(login)
    forgetOnLeaving(search)
    forgetOnLeaving(login)
    forgetOnLeaving(listing)
    assert.isFalse(takeAfterSignIn(WISH))
  })

  test('is forgotten where they leave the page they came back to', ({ assert }) => {
    keepForSignIn(WISH)
    forgetOnLeaving({ ...search, isSignedIn: true })
    forgetOnLeaving(listing)
    assert.isFalse(takeAfterSignIn(WISH))
  })

  test('is forgotten after half an hour', ({ assert }) => {
    const now = Date.now
    keepForSignIn(WISH)
    Date.now = () => now() + 31 * 60_000
    try {
      assert.isFalse(takeAfterSignIn(WISH))
    } finally {
      Date.now = now
    }
  })
})
