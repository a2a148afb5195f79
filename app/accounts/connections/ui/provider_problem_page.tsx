import { Head } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'

export default function ProviderProblem({ message }: { message: string }) {
  const account = useAccount()

  return (
    <div className="flex flex-col gap-6">
      <Head title="That didn’t work">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      <AuthHeading title="That didn’t work">
        <span className="wrap-anywhere">{message}</span>
      </AuthHeading>
      <ButtonLink
        href={account ? '/settings/connected-accounts' : '/login'}
        variant="primary"
        size="lg"
        isWide
      >
        {account ? 'Back to the settings' : 'Go to sign-in'}
      </ButtonLink>
    </div>
  )
}
