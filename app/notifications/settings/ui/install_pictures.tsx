import type { ReactNode } from 'react'

/** The lower half of a phone, whose screen holds what is drawn. */
function Phone({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden className="block h-auto w-full">
      <path
        d="M24-12h112v108a14 14 0 0 1-14 14H38a14 14 0 0 1-14-14z"
        className="fill-surface stroke-line"
        strokeWidth="2"
      />
      {children}
    </svg>
  )
}

/** The page, and the browser’s bar with the share button in its middle. */
export function ShareButtonPicture() {
  return (
    <Phone>
      <path
        d="M38 10h54M38 22h84M38 34h84M38 46h66"
        className="stroke-line"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M25 68h110" className="stroke-line" strokeWidth="1.5" />
      <g className="fill-none stroke-faint" strokeWidth="2" strokeLinecap="round">
        <path d="M46 82l-6 6 6 6M114 82l6 6-6 6" strokeLinejoin="round" />
      </g>
      <circle cx="80" cy="87" r="16" className="fill-brass" />
      <g
        className="fill-none stroke-on-brass"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M76 84h-3.5v11h15V84H84M80 90V77.5M76 81l4-4 4 4" />
      </g>
    </Phone>
  )
}

/** The share menu, with “Add to Home Screen” among its rows. */
export function MenuPicture() {
  return (
    <Phone>
      <g className="fill-raised">
        <rect x="34" y="2" width="92" height="22" rx="5" />
        <rect x="34" y="76" width="92" height="22" rx="5" />
      </g>
      <g className="stroke-faint" strokeWidth="4" strokeLinecap="round">
        <path d="M44 13h42M44 87h34" />
      </g>
      <rect x="34" y="32" width="92" height="36" rx="6" className="fill-brass" />
      <g className="stroke-on-brass" strokeWidth="4" strokeLinecap="round">
        <path d="M44 46h42M44 55h26" />
      </g>
      <g className="fill-none stroke-on-brass" strokeWidth="2" strokeLinecap="round">
        <rect x="100" y="41" width="18" height="18" rx="4" />
        <path d="M109 45.5v9M104.5 50h9" />
      </g>
    </Phone>
  )
}

/** vesta’s icon between others, with its unread count. */
export function HomeScreenPicture() {
  return (
    <Phone>
      <g className="fill-raised stroke-line">
        <rect x="36" y="4" width="24" height="24" rx="6" />
        <rect x="68" y="4" width="24" height="24" rx="6" />
        <rect x="100" y="4" width="24" height="24" rx="6" />
        <rect x="36" y="52" width="24" height="24" rx="6" />
        <rect x="100" y="52" width="24" height="24" rx="6" />
      </g>
      <rect x="62" y="46" width="36" height="36" rx="8" className="fill-brass" />
      <path
        d="M71 57l9 16 9-16"
        className="fill-none stroke-on-brass"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="98" cy="47" r="8" className="fill-danger stroke-surface" strokeWidth="2" />
      <path
        d="M96.5 45l2-1.5v7"
        className="fill-none stroke-on-danger"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Phone>
  )
}
