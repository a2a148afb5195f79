import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { Loaded } from '#app/accounts/ui/components/settings/loaded'
import { PasswordForm } from '#app/accounts/ui/components/settings/password_form'
import { Section } from '#app/accounts/ui/components/settings/section'

export default function Password() {
  const query = useQuery(
    {
      queryKey: ['settings', 'password'],
      queryFn: () => answered(api.api.passwordSettings.show({})),
    },
    queries
  )

  return (
    <Section
      title="Password"
      description="Saving a new one signs you out of every other browser, and tells you by email."
    >
      <Loaded query={query}>
        {({ password }) => (
          <PasswordForm
            key={String(password.is_set)}
            isFirst={!password.is_set}
            onSaved={() => void query.refetch()}
          />
        )}
      </Loaded>
    </Section>
  )
}
