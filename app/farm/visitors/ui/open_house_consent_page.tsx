import { Head } from '@inertiajs/react'
import { AuthHeading } from '#app/accounts/ui/auth_heading'
import { Button } from '#app/kit/button/button'
import { PageForm } from '#app/kit/form/page_form'

interface OpenHouseConsentProps {
  realtor: string
  home: string
  /** the words they agreed to */
  consent: string
  /** this page’s, which also takes the answer */
  path: string
  is_confirmed: boolean
  csrf_token: string
}

export default function OpenHouseConsent(props: OpenHouseConsentProps) {
  const { realtor, home, consent, path, is_confirmed: isConfirmed } = props
  return (
    <div className="flex flex-col items-start gap-8">
      <Head title="Confirm that they may write">
        <meta head-key="robots" name="robots" content="noindex" />
      </Head>
      {isConfirmed ? (
        <AuthHeading title="Thank you, that’s confirmed">
          <bdi>{realtor}</bdi> may write to you now. Every campaign has a link that ends it.
        </AuthHeading>
      ) : (
        <>
          <AuthHeading title={`May ${realtor} write to you?`}>
            At the open house at <bdi>{home}</bdi> someone with your address agreed: “{consent}”
          </AuthHeading>
          <PageForm action={path} csrfToken={props.csrf_token}>
            {({ processing }) => (
              <Button type="submit" variant="primary" size="lg" isLoading={processing}>
                Confirm
              </Button>
            )}
          </PageForm>
        </>
      )}
    </div>
  )
}
