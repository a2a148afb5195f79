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
      load: () => import('#app/accounts/passwords/ui/password_section'),
    },
    {
      slug: 'two-factor',
      label: 'Two-factor sign-in',
      hint: 'A code from your phone besides the password',
      order: 30,
      load: () => import('#app/accounts/two_factor/ui/two_factor_section'),
    },
    {
      slug: 'passkeys',
      label: 'Passkeys',
      hint: 'Sign in with a finger, face or PIN',
      order: 40,
      load: () => import('#app/accounts/passkeys/ui/passkeys_section'),
    },
    {
      slug: 'connected-accounts',
      label: 'Connected accounts',
      hint: 'Sign in with Google and others',
      order: 50,
      load: () => import('#app/accounts/connections/ui/connected_accounts_section'),
    },
    {
      slug: 'browser-sessions',
      label: 'Browser sessions',
      hint: 'Where you’re signed in',
      order: 60,
      load: () => import('#app/accounts/ui/browser_sessions_section'),
    },
    {
      slug: 'blocked-people',
      label: 'Blocked people',
      hint: 'Whom you don’t see, and who don’t see you',
      order: 65,
      load: () => import('#app/accounts/blocking/ui/blocked_people_section'),
    },
    {
      slug: 'appearance',
      label: 'Appearance',
      hint: 'Light, dark, or match your system',
      order: 70,
      load: () => import('#app/accounts/settings/ui/appearance_section'),
    },
    {
      slug: 'api-tokens',
      label: 'API tokens',
      hint: 'For your own programs',
      order: 85,
      load: () => import('#app/accounts/tokens/ui/api_tokens_section'),
    },
    {
      slug: 'export',
      label: 'Export my data',
      hint: 'Everything you wrote and uploaded',
      order: 90,
      load: () => import('#app/accounts/ui/export_section'),
    },
    {
      slug: 'delete-account',
      label: 'Delete account',
      hint: 'For good, with everything in it',
      order: 100,
      load: () => import('#app/accounts/ui/delete_account_section'),
    },
  ],
})
