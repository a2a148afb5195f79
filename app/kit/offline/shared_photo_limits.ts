/** For signing in, or finding the chat; later somebody else may hold the phone. */
export const MAX_SHARED_PHOTO_AGE_MINUTES = 60
