/** Shoulders and clothes: two or three colors. */
export function clothes({ wears, wearing: [cloth, dark, accent] }) {
  const shoulders = (color) =>
    `<path d="M52 540 C54 440 96 408 206 372 C230 396 282 396 306 372 C416 408 458 440 460 540 Z" fill="${color}"/>`
  return { blazer, knit, shirt, turtleneck, dress, scarf }[wears]({
    cloth,
    dark,
    accent,
    shoulders,
  })
}

function blazer({ cloth, dark, accent, shoulders }) {
  return `${shoulders(cloth)}
    <path d="M206 372 C214 440 240 500 256 540 C272 500 298 440 306 372 C282 392 230 392 206 372 Z" fill="${accent}"/>
    <path d="M206 370 L176 392 L190 440 L172 452 L252 540 L256 520 C236 480 214 430 206 370 Z" fill="${dark}"/>
    <path d="M306 370 L336 392 L322 440 L340 452 L260 540 L256 520 C276 480 298 430 306 370 Z" fill="${dark}"/>`
}

function knit({ cloth, dark, shoulders }) {
  return `${shoulders(cloth)}
    <path d="M202 374 C216 412 296 412 310 374 L318 378 C306 432 206 432 194 378 Z" fill="${dark}"/>
    <g fill="none" stroke="${dark}" stroke-width="5" opacity="0.45" stroke-linecap="round">
      <path d="M150 420 L146 540"/><path d="M200 436 L198 540"/><path d="M256 440 L256 540"/><path d="M312 436 L314 540"/><path d="M362 420 L366 540"/></g>`
}

function shirt({ cloth, dark, accent, shoulders }) {
  return `${shoulders(cloth)}
    <path d="M224 376 C236 404 276 404 288 376 L268 430 L256 446 L244 430 Z" fill="${accent}"/>
    <path d="M210 362 L196 378 L222 436 L256 410 C236 402 222 388 210 362 Z" fill="${dark}"/>
    <path d="M302 362 L316 378 L290 436 L256 410 C276 402 290 388 302 362 Z" fill="${dark}"/>
    <path d="M256 446 L256 540" stroke="${dark}" stroke-width="4"/>
    <circle cx="256" cy="474" r="4" fill="${dark}"/><circle cx="256" cy="510" r="4" fill="${dark}"/>`
}

function turtleneck({ cloth, dark, shoulders }) {
  return `${shoulders(cloth)}
    <path d="M216 330 C232 352 280 352 296 330 L302 384 C284 408 228 408 210 384 Z" fill="${cloth}"/>
    <path d="M212 366 C232 388 280 388 300 366 L302 384 C284 408 228 408 210 384 Z" fill="${dark}" opacity="0.6"/>`
}

function dress({ cloth, dark, accent, shoulders }) {
  return `${shoulders(cloth)}
    <path d="M206 372 C214 424 236 448 256 456 C276 448 298 424 306 372 C282 400 230 400 206 372 Z" fill="${accent}"/>
    <path d="M202 374 C210 430 234 458 256 466 C278 458 302 430 310 374 L316 376 C310 440 284 474 256 482 C228 474 202 440 196 376 Z" fill="${dark}"/>`
}

function scarf({ cloth, dark, accent, shoulders }) {
  return `${shoulders(cloth)}
    <path d="M196 356 C214 398 298 398 316 356 C332 372 336 398 322 410 C290 436 222 436 190 410 C176 398 180 372 196 356 Z" fill="${accent}"/>
    <path d="M300 408 C312 440 310 490 300 540 L262 540 C280 490 276 450 268 424 Z" fill="${accent}"/>
    <path d="M200 388 C230 414 282 414 312 388 M268 424 C280 420 290 416 300 408" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round" opacity="0.5"/>`
}
