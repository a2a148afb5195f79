import { Button } from '#app/common/ui/kit/button'
import { notify, toast } from '#app/common/ui/kit/toast'

export function Notices() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.success('Prompt saved successfully!')}>Success</Button>
      <Button onClick={() => toast.error('Failed to save prompt')}>Error</Button>
      <Button onClick={() => toast.warning('Your draft is not saved yet.')}>Warning</Button>
      <Button onClick={() => toast.info('Retrying design generation...')}>Info</Button>
      <Button onClick={() => notify('User Updated')}>Notification</Button>
    </div>
  )
}
