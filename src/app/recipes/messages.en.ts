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
    goOn: (count: number) => `Go on with ${count === 1 ? 'the other file' : `the other ${files(count)}`}`,
    stop: 'Stop',
    stopped: 'Stopped. The files stay here.',
    loadFailed: 'This recipe could not be started. Try again.',
    unreadable: 'This recipe has a step that this version of the site does not know.',
  },
  save: {
    open: 'Save as recipe',
    title: 'Save these steps as a recipe',
    close: 'Close',
    name: 'Name',
    hint: 'Crops and rotations are not part of it, and photo details are left out.',
    noName: 'Please enter a name.',
    save: 'Save recipe',
    saved: (name: string) => `“${name}” is saved. Run it again with other files on the Recipes page.`,
    notStored: (name: string) =>
      `“${name}” is there until this page is closed: your browser stores nothing for this site.`,
    full: (count: number) =>
      `There is room for ${counted(count, { one: 'recipe', other: 'recipes' })} on a device. Delete one on the Recipes page, then save this one.`,
    toRecipes: 'Open Recipes',
    failed: 'This could not be opened. Try again.',
  },
  list: {
    none: 'No recipes yet',
    how: [
      'Open a picture tool, such as the image compressor, and set it up.',
      'When its result is there, choose what comes next under “Next”.',
      'At the end choose “Save as recipe”.',
    ],
    toTool: 'Begin with the image compressor',
    drop: 'Drop files to run a recipe',
    chooseFiles: 'Choose files',
    runNamed: (name: string) => `Choose files for ${name}`,
    held: (count: number) => `${files(count)}: choose a recipe for ${count === 1 ? 'it' : 'them'}.`,
    runWith: (count: number) => `Run with ${files(count)}`,
    cancel: 'Cancel',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename ${name}`,
    done: 'Done',
    copyLinkNamed: (name: string) => `Copy a link to ${name}`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete ${name}`,
    removed: (name: string) => `“${name}” is deleted.`,
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
    hint: 'Somebody has made it. Look at its steps before you run it.',
    name: 'Recipe from a link',
    unreadable: 'This page could not read the recipe in the link.',
    leftOut: 'Some settings in the link are not known here and were left out.',
  },
  openWith: {
    run: (name: string) => `Run ${name}`,
  },
}

export type RecipeMessages = Translated<typeof messages>
