import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MIN_PASSWORD_CHARACTERS } from '#app/accounts/account_options'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { Loaded, Section } from '#app/accounts/settings/ui/section'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { FormSuccess } from '#app/kit/form/form_success'
import { PasswordInput } from '#app/kit/form/password_input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { useAccount } from '#app/kit/hooks/use_shared_props'

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

interface PasswordFormProps {
  isFirst: boolean
  onSaved: () => void
}

const EMPTY = { current_password: '', password: '', password_confirmation: '' }

function PasswordForm({ isFirst, onSaved }: PasswordFormProps) {
  const account = useAccount()
  const [fields, setFields] = useState(EMPTY)
  const [isSaved, markSaved] = useMarkSaved()
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const save = async () => {
    const answer = await run(() =>
      isFirst
        ? answered(api.api.passwordSettings.store({ body: fields }))
        : answered(api.api.passwordSettings.update({ body: fields }))
    )
    if (!answer) return
    setFields(EMPTY)
    markSaved()
    onSaved()
  }

  const input = (name: keyof typeof EMPTY) => ({
    name,
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
  })

  return (
    <>
      <CallForm refusal={refusal} className="flex max-w-110 flex-col gap-5" onSubmit={save}>
        <input hidden readOnly autoComplete="username" value={account?.handle ?? ''} />
        {!isFirst && (
          <Field label="Current password" error={refusal?.errors.current_password}>
            <PasswordInput {...input('current_password')} />
          </Field>
        )}
        <Field
          label="New password"
          error={refusal?.errors.password}
          hint={`At least ${MIN_PASSWORD_CHARACTERS} characters. A short sentence works well.`}
        >
          <PasswordInput autoComplete="new-password" {...input('password')} />
        </Field>
        <Field label="Confirm new password" error={refusal?.errors.password_confirmation}>
          <PasswordInput autoComplete="new-password" {...input('password_confirmation')} />
        </Field>
        <RefusalNote refusal={refusal} />
        <div className="flex items-center gap-4">
          <Button type="submit" variant="primary" isLoading={isRunning}>
            {isFirst ? 'Set password' : 'Change password'}
          </Button>
          <FormSuccess isShown={isSaved} />
        </div>
      </CallForm>
      {dialog}
    </>
  )
}
