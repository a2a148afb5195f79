import { KeyRound, Settings } from 'lucide-react'
import { isSignedIn } from '#app/kit/shell/navigation_entry'
import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: 'accounts',
  layouts: { 'settings': 'app', 'tokens': 'app', '*': 'auth' },
  navigation: [
    {
      label: 'Settings',
      href: '/settings',
      icon: Settings,
      order: 85,
      places: ['account'],
      isFor: isSignedIn,
    },
    {
      label: 'API tokens',
      href: '/api-tokens',
      icon: KeyRound,
      order: 90,
      places: ['account'],
      isFor: isSignedIn,
    },
  ],
  settings: [
    {
      slug: 'password',
      label: 'Password',
      hint: 'Change it, or set your first one',
      order: 20,
      load: () => import('#app/accounts/ui/sections/password'),
    },
    {
      slug: 'two-factor',
      label: 'Two-factor sign-in',
      hint: 'A code from your phone besides the password',
      order: 30,
      load: () => import('#app/accounts/ui/sections/two_factor'),
    },
    {
      slug: 'passkeys',
      label: 'Passkeys',
      hint: 'Sign in with a finger, face or PIN',
      order: 40,
      load: () => import('#app/accounts/ui/sections/passkeys'),
    },
    {
      slug: 'connected-accounts',
      label: 'Connected accounts',
      hint: 'Sign in with Google and others',
      order: 50,
      load: () => import('#app/accounts/ui/sections/connected_accounts'),
    },
    {
      slug: 'browser-sessions',
      label: 'Browser sessions',
      hint: 'Where you’re signed in',
      order: 60,
      load: () => import('#app/accounts/ui/sections/browser_sessions'),
    },
    {
      slug: 'blocked-people',
      label: 'Blocked people',
      hint: 'Whom you don’t see, and who don’t see you',
      order: 65,
      load: () => import('#app/accounts/ui/sections/blocked_people'),
    },
    {
      slug: 'appearance',
      label: 'Appearance',
      hint: 'Light, dark, or match your system',
      order: 70,
      load: () => import('#app/accounts/ui/sections/appearance'),
    },
    {
      slug: 'api-tokens',
      label: 'API tokens',
      hint: 'For your own programs',
      order: 85,
      load: () => import('#app/accounts/ui/sections/api_tokens'),
    },
    {
      slug: 'export',
      label: 'Export my data',
      hint: 'Everything you wrote and uploaded',
      order: 90,
      load: () => import('#app/accounts/ui/sections/export'),
    },
    {
      slug: 'delete-account',
      label: 'Delete account',
      hint: 'For good, with everything in it',
      order: 100,
      load: () => import('#app/accounts/ui/sections/delete_account'),
    },
  ],
})
