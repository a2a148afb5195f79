import { Link, usePage } from '@inertiajs/react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Avatar } from '#app/kit/display/avatar'
import { ButtonLink } from '#app/kit/button/button_link'
import { AccountMenu } from '#app/shell/ui/navigation/account_menu'
import { Mark } from '#app/shell/ui/navigation/mark'
import { isCurrent, navigationFor } from '#app/shell/ui/navigation/navigation'
import { PhoneMenu } from '#app/shell/ui/navigation/phone_menu'
import { ThemeButton } from '#app/shell/ui/navigation/theme_button'

export function PublicBar() {
  const account = useAccount()
  const { url } = usePage()

  return (
    <header className="gutter grid print:hidden h-18 grid-cols-[1fr_auto] items-center gap-6 md:grid-cols-[1fr_auto_1fr]">
      <Mark />
      <nav aria-label="Main" className="hidden gap-5 whitespace-nowrap md:flex lg:gap-8">
        {navigationFor(account, 'bar').map((entry) => (
          <Link
            dir="auto"
            key={entry.href}
            href={entry.href}
            aria-current={isCurrent(entry, url) ? 'page' : undefined}
            className="rounded-2 text-15 max-lg:nth-[n+5]:hidden hover:text-muted aria-[current]:underline aria-[current]:decoration-brass aria-[current]:underline-offset-8"
          >
            {entry.label}
          </Link>
        ))}
      </nav>
      <div className="flex items-center justify-end gap-1">
        {account ? (
          <AccountMenu
            account={account}
            besides="bar"
            position="top-16 right-5 md:right-8 xl:right-12"
            buttonClassName="rounded-full"
            button={<Avatar name={account.name} src={account.avatar} />}
          />
        ) : (
          <>
            <div className="max-md:hidden">
              <ThemeButton position="top-16 right-8 xl:right-12" />
            </div>
            <ButtonLink href="/login" variant="quiet" className="max-[400px]:px-3">
              Sign in
            </ButtonLink>
            <ButtonLink href="/register" variant="ink" className="ml-1 max-[400px]:px-4">
              Join
            </ButtonLink>
          </>
        )}
        <div className="md:hidden">
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
