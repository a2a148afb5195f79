import { useState } from 'react'
import { MailCheck } from 'lucide-react'
import { useConfirmedCall } from '#app/accounts/passwords/ui/use_confirmed_call'
import { HandleField } from '#app/accounts/ui/handle_field'
import { TypeField } from '#app/accounts/ui/type_field'
import { Button } from '#app/kit/button/button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { changeQuery } from '#app/kit/calls/change_query'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { CallForm } from '#app/kit/form/call_form'
import { Field } from '#app/kit/form/field'
import { FormSuccess } from '#app/kit/form/form_success'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { Textarea } from '#app/kit/form/textarea'
import { useMarkSaved } from '#app/kit/hooks/use_mark_saved'
import { showToast } from '#app/kit/toast/toast'
import { MAX_BIO_CHARACTERS } from '#app/profiles/settings/profile_limits'

interface ProfileFormProps {
  user: OwnProfile['user']
  pendingEmail: string | null
}

export function ProfileForm({ user, pendingEmail }: ProfileFormProps) {
  const [name, setName] = useState(user.name)
  const [handle, setHandle] = useState(user.handle)
  const [email, setEmail] = useState(user.email ?? '')
  const [bio, setBio] = useState(user.bio ?? '')
  const [type, setType] = useState(user.type)
  const [isSaved, markSaved] = useMarkSaved()
  const { run, isRunning, refusal, dialog } = useConfirmedCall()
  const errors = refusal?.errors

  const save = async () => {
    const newEmail = email === user.email ? {} : { email }
    const newType = type === 'staff' ? {} : { type }
    const saved = await run(() =>
      saveProfile({ name, handle, bio: bio || null, ...newEmail, ...newType })
    )
    if (!saved) return
    setEmail(saved.user.email ?? '')
    markSaved()
  }

  return (
    <>
      <CallForm refusal={refusal} className="flex flex-col gap-6" onSubmit={save}>
        <Field label="Name" error={errors?.name}>
          <Input
            name="name"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <HandleField error={errors?.handle} owner={user} onChange={setHandle} />
        <div className="flex flex-col gap-3">
          <Field
            label="Email"
            error={errors?.email}
            hint="A new address counts once you’ve verified it. We tell your old one."
          >
            <Input
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          {pendingEmail && <PendingEmail pending={pendingEmail} present={user.email ?? ''} />}
        </div>
        <Field
          label="Bio"
          isOptional
          error={errors?.bio}
          counter={{ length: bio.length, max: MAX_BIO_CHARACTERS }}
        >
          <Textarea name="bio" value={bio} onChange={(event) => setBio(event.target.value)} />
        </Field>
        {user.type !== 'staff' && (
          <TypeField
            initial={user.type}
            isLegendHidden={false}
            error={errors?.type}
            onChange={setType}
          />
        )}
        <RefusalNote refusal={refusal} />
        <div className="flex items-center gap-4">
          <Button type="submit" variant="primary" isLoading={isRunning}>
            Save profile
          </Button>
          <FormSuccess isShown={isSaved} />
        </div>
      </CallForm>
      {dialog}
    </>
  )
}

interface PendingEmailProps {
  pending: string
  present: string
}

/** A new address that still needs confirming by mail. */
function PendingEmail({ pending, present }: PendingEmailProps) {
  const { run, isRunning, refusal, dialog } = useConfirmedCall()
  const [isSent, markSent] = useMarkSaved()

  const sendAgain = async () => {
    if (await run(() => saveProfile({ email: pending }))) markSent()
  }

  return (
    <div className="rounded-2 bg-raised p-4">
      <p className="flex gap-3 text-13">
        <MailCheck size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
        <span className="min-w-0">
          Open the link we sent to <span className="break-words font-medium">{pending}</span> to use
          this address.
        </span>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2 pl-8">
        <Button size="sm" isLoading={isRunning} onClick={() => void sendAgain()}>
          Send again
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => void run(() => saveProfile({ email: present }))}
        >
          Keep my old address
        </Button>
        <FormSuccess isShown={isSent}>Sent</FormSuccess>
      </div>
      <RefusalNote refusal={refusal} />
      {dialog}
    </div>
  )
}

export const PROFILE_KEY = ['settings', 'profile']

export const findOwnProfile = () => answered(api.api.profileSettings.show({}))

type OwnProfile = Awaited<ReturnType<typeof findOwnProfile>>

type ProfileChange = NonNullable<Parameters<typeof api.api.profileSettings.update>[0]['body']>

/** Saves the changes and updates the shell too. */
export async function saveProfile(change: ProfileChange): Promise<OwnProfile> {
  const { user, pending_email: pendingEmail } = await answered(
    api.api.profileSettings.update({ body: change })
  )
  const profile = { user, pending_email: pendingEmail }
  changeQuery<OwnProfile>(PROFILE_KEY, () => profile)
  showToast('User Updated')
  reloadPage({ only: ['account'] })
  return profile
}
