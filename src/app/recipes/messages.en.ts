import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'

const counted = createCounted('en')
const file = { one: 'file', other: 'files' }
const files = (count: number) => counted(count, file)

export const messages = {
  run: {
    step: (name: string, at: number, count: number) => `${name}: step ${at} of ${count}`,
    failed: (names: readonly string[]) =>
      `Couldn’t process ${names.length === 1 ? names[0] : files(names.length)}.`,
    skip: 'Skip and continue',
    stop: 'Stop',
    stopped: 'Stopped. The files are still here.',
    loadFailed: 'Couldn’t start this recipe. Try again.',
    unreadable: 'This recipe has a step that this version of the site doesn’t recognise.',
  },
  save: {
    open: 'Save as recipe',
    title: 'Save these steps as a recipe',
    close: 'Close',
    name: 'Name',
    hint: 'Crops and rotations aren’t included, and metadata is removed.',
    noName: 'Enter a name.',
    save: 'Save recipe',
    saved: (name: string) => `“${name}” saved. Run it on other files from the Recipes page.`,
    notStored: (name: string) =>
      `Your browser isn’t saving anything for this site, so “${name}” lasts until you close this page.`,
    full: (count: number) =>
      `You can save up to ${counted(count, { one: 'recipe', other: 'recipes' })} on a device. Delete one on the Recipes page, then save this one.`,
    toRecipes: 'Open Recipes',
    failed: 'Couldn’t open this. Try again.',
  },
  list: {
    none: 'No recipes yet',
    how: [
      'Open an image tool, such as the image compressor, and set it up.',
      'When the result is ready, choose what to do with it under “Next”.',
      'At the end, choose “Save as recipe”.',
    ],
    toTool: 'Start with the image compressor',
    drop: 'Drop files to run a recipe',
    chooseFiles: 'Choose files',
    runNamed: (name: string) => `Choose files for ${name}`,
    held: (count: number) => `Choose a recipe for your ${count === 1 ? 'file' : files(count)}.`,
    runWith: (count: number) => `Run with ${files(count)}`,
    cancel: 'Cancel',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    done: 'Done',
    copyLinkNamed: (name: string) => `Copy link to ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    removed: (name: string) => `“${name}” deleted.`,
    undo: 'Undo',
    restored: 'Restored.',
    newer: (count: number) =>
      count === 1
        ? '1 recipe was saved by a newer version of this site. Reload to see it.'
        : `${count} recipes were saved by a newer version of this site. Reload to see them.`,
    steps: (name: string) => `Steps of ${name}`,
  },
  link: {
    title: 'Recipe from a link',
    hint: 'Someone shared this recipe. Check its steps before you run it.',
    name: 'Recipe from a link',
    unreadable: 'Couldn’t read the recipe in the link.',
    leftOut: 'Some settings in the link aren’t recognised here and were ignored.',
  },
  openWith: {
    run: (name: string) => `Run ${name}`,
  },
}

export type RecipeMessages = Translated<typeof messages>
