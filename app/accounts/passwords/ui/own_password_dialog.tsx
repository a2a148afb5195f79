import { useState } from 'react'
import { Field } from '#app/kit/form/field'
import { PasswordInput } from '#app/kit/form/password_input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { FormDialog, type FormDialogProps } from '#app/kit/overlay/form_dialog'
import { useConfirmedCall, useHasPassword } from '#app/accounts/passwords/ui/use_confirmed_call'

interface OwnPasswordDialogProps extends Pick<
  FormDialogProps,
  'title' | 'submit' | 'variant' | 'secondary' | 'isOpen' | 'onOpenChange'
> {
  describe: (hasPassword: boolean) => string
  call: (body: { password?: string }) => Promise<object>
  onDone: () => void
}

/** Asks for the password with the question; without one, the server asks for another proof. */
export function OwnPasswordDialog({ describe, call, onDone, ...rest }: OwnPasswordDialogProps) {
  const [password, setPassword] = useState('')
  const hasPassword = useHasPassword()
  const { run, isRunning, refusal, dialog } = useConfirmedCall()

  const send = async () => {
    const answer = await run(() => call(hasPassword ? { password } : {}))
    setPassword('')
    if (answer) onDone()
  }

  return (
    <>
      <FormDialog
        {...rest}
        description={describe(hasPassword)}
        size="sm"
        isLoading={isRunning}
        noValidate
        onSubmit={send}
      >
        {hasPassword ? (
          <Field label="Your password" error={refusal?.errors.password ?? refusal?.message}>
            <PasswordInput
              value={password}
              autoFocus
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        ) : (
          <RefusalNote refusal={refusal} />
        )}
      </FormDialog>
      {dialog}
    </>
  )
}
