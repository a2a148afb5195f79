import { useState } from 'react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { Button } from '#app/kit/button/button'
import { toast } from '#app/kit/toast/toast'
import { OwnPasswordDialog } from '#app/accounts/ui/components/settings/own_password_dialog'

export function EndOtherSessions({ onEnded }: { onEnded: () => void }) {
  const [isOpen, setOpen] = useState(false)

  return (
    <div>
      <Button onClick={() => setOpen(true)}>Sign out everywhere else</Button>
      <OwnPasswordDialog
        title="Sign out everywhere else?"
        describe={(hasPassword) =>
          `Every other browser has to sign in again.${hasPassword ? ' Enter your password to continue.' : ''}`
        }
        isOpen={isOpen}
        onOpenChange={setOpen}
        submit="Sign out"
        call={(body) => answered(api.api.sessionSettings.clear({ body }))}
        onDone={() => {
          setOpen(false)
          toast.success('Signed out everywhere else')
          onEnded()
        }}
      />
    </div>
  )
}
