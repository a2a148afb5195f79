import { useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Button } from '#app/kit/button/button'
import { OwnPasswordDialog } from '#app/accounts/passwords/ui/own_password_dialog'
import { Section } from '#app/accounts/settings/ui/section'

export default function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)

  return (
    <Section
      title="Delete account"
      description="There’s no way back. You’re signed out everywhere at once."
    >
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Your profile, listings, designs and photos are deleted.</li>
        <li>Messages you sent stay with the people you sent them to, as “Deleted account”.</li>
        <li>Credits held for designs in progress are settled. The rest is lost.</li>
        <li>Your handle and email address can be used again.</li>
      </ul>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      <OwnPasswordDialog
        title="Delete your account?"
        describe={(hasPassword) =>
          hasPassword
            ? 'Enter your password to delete it for good.'
            : 'You can’t sign in again, and nothing comes back.'
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        submit="Delete account"
        variant="danger"
        secondary={<Button onClick={() => setOpen(false)}>Keep my account</Button>}
        call={(body) => answered(api.api.accountSettings.destroy({ body }))}
        onDone={() => window.location.assign('/')}
      />
    </Section>
  )
}
