/**
 * Part of every address of a drawn picture: raised when the generator draws something else for the same scene, or the
 * demo shows another scene under the same key, since visitors keep pictures for a year. In a file of its own so that
 * naming a picture loads no generator.
 */
export const SCENE_REVISION = 5
