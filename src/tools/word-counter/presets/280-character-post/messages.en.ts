import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: '280-character post',
  description:
    'Write a post for X and see how many of the 280 characters are used, with links and emoji counted as X counts them.',
  keywords: 'twitter tweet x post 280 characters count limit letters link emoji thread',
}

export const messages: PresetMessages = {
  title: 'Count a 280-Character Post',
  intro: 'Type or paste your post: how many of its 280 characters are used is counted as you write.',
  sections: [
    {
      title: 'What counts how much',
      text: 'In most alphabets, letters, digits and spaces count one each. An emoji counts two, however many signs it is made of, and so does each Chinese, Japanese or Korean character. A link counts 23, however short or long it is.',
    },
    {
      title: 'Why other counters differ',
      text: 'Many count a link of 80 letters as 80 characters and the emoji of a family as seven or eleven. The statistics on this page count what a reader sees as one character. The count for the post is another one: it follows the rules that X has published (twitter-text, version 3).',
    },
    {
      title: 'What it does not know',
      text: 'Longer posts of paying accounts, and names at the start of a reply, which X may leave out of the count. Links are recognised with http:// or https:// in front and, without it, by common endings such as .com, .org or .uk; with a rarer ending, type https:// in front.',
    },
  ],
}
