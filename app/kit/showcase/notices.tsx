import { Button } from '#app/kit/button/button'
import { showToast, toast } from '#app/kit/toast/toast'

export function Notices() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => toast.success('Prompt saved successfully!')}>Success</Button>
      <Button onClick={() => toast.error('Failed to save prompt')}>Error</Button>
      <Button onClick={() => toast.warning('Your draft isn’t saved yet.')}>Warning</Button>
      <Button onClick={() => toast.info('Retrying design generation...')}>Info</Button>
      <Button onClick={() => showToast('User Updated')}>Notification</Button>
    </div>
  )
}
