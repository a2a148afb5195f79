import { TextLink } from '#app/kit/button/text_link'
import { Checkbox } from '#app/kit/form/checkbox'
import { PageForm, type PageFormProps } from '#app/kit/form/page_form'

export function AuthForm(props: Omit<PageFormProps, 'className'>) {
  return <PageForm className="flex flex-col gap-5" {...props} />
}

export function TermsCheckbox({ error }: { error?: string }) {
  return <Checkbox name="terms" value="on" error={error} label={<Terms />} />
}

function Terms() {
  return (
    <span className="text-13 text-muted">
      I accept the <TextLink href="/terms-of-service">terms</TextLink> and the{' '}
      <TextLink href="/privacy-policy">privacy policy</TextLink>.
    </span>
  )
}
