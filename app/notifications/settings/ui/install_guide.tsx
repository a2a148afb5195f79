import type { ReactNode } from 'react'
import {
  HomeScreenPicture,
  MenuPicture,
  ShareButtonPicture,
} from '#app/notifications/settings/ui/install_pictures'

/** How to put vesta on the home screen of an iPhone, which push needs there. */
export default function InstallGuide() {
  return (
    <section aria-labelledby="install">
      <h3 id="install" className="text-22">
        Push on your iPhone or iPad
      </h3>
      <p className="mt-2 max-w-130 text-muted">
        Apple shows notifications of a website only once it’s on your home screen.
      </p>
      <ol className="mt-6 grid gap-6 sm:grid-cols-3">
        <Step picture={<ShareButtonPicture />} number={1}>
          Tap the share button of your browser.
        </Step>
        <Step picture={<MenuPicture />} number={2}>
          Scroll down and tap “Add to Home Screen”, then “Add”.
        </Step>
        <Step picture={<HomeScreenPicture />} number={3}>
          Open vesta from its icon. Under Chats, open Chat settings and turn on “Notifications in
          this browser”.
        </Step>
      </ol>
    </section>
  )
}

interface StepProps {
  picture: ReactNode
  number: number
  children: ReactNode
}

function Step({ picture, number, children }: StepProps) {
  return (
    <li className="flex gap-4 sm:flex-col">
      <div className="w-28 shrink-0 overflow-hidden rounded-6 border border-line bg-raised sm:w-full">
        {picture}
      </div>
      <p>
        <span className="num text-muted">{number}.</span> {children}
      </p>
    </li>
  )
}
