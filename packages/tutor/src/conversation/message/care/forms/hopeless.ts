/** No hope left. */
import type { Forms } from '../parts.ts';

export const hopeless: Forms = {
  'nothing has a point': [
    '(?:everything|it all) (?:is|feels|seems) (?:(?:all|much) )?(?:pointless|meaningless)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    'all of it (?:is|feels|seems) (?:(?:all|much) )?(?:pointless|meaningless)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:everything|it all|all of it) (?:is|feels|seems) (?:(?:all|much) )?worthless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    'life (?:is|feels|seems) (?:(?:all|much) )?(?:pointless|meaningless)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?pointless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?meaningless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:life|my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?worthless(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:everything|it all) (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    'all of it (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:everything|it all|all of it) (?:is|feels|seems) (?:(?:all|much) )?(?:ruined|over)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    'life (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?(?:hopeless|empty|dark)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    '(?:life|my (?:whole )?life) (?:is|feels|seems) (?:(?:all|much) )?(?:ruined|over)(?: (?:now|anymore|to me|lately|these days))*(?=$| (?:and|i)\\b)',
    'nothing (?:matters|makes sense|is worth it|has (?:a|any) (?:point|meaning))(?: (?:anymore|to me|at all|in my life|now))+(?=$| (?:and|i)\\b)',
    '^(?:\\w+ ){0,2}nothing matters$|nothing makes me happy|nothing is worth it|life (?:is|seems) not worth it',
    '(?:my )?life has no (?:meaning|point|sense)',
    '(?:there is |i see |see )?no (?:point|hope|sense|reason) (?:in anything|for anything|to anything)(?: anymore| now)*(?=$| (?:and|i)\\b)',
    '(?:there is |i see |see )?no (?:point|hope|sense|reason) (?:in it all|for me|left for me|left)(?: anymore| now)*(?=$| (?:and|i)\\b)',
    '(?:do not|can not) see (?:the|a|any) (?:point|sense|meaning|use) (?:of|in|to) (?:anything|everything|it all|life|my life)(?: anymore| now)*{end}',
    '(?:do not|can not) see (?:the|a|any) (?:point|sense|meaning|use) anymore{end}',
    'what is the (?:point|use) (?:of|in) (?:anything|everything|it all|life|living like this)(?: anymore| now)*(?=$)',
  ],
  'no hope': [
    '(?:do not|can not) see (?:a|any|my) future(?! in)|nothing (?:feels|seems) worth it|do not care about (?:anything|life) anymore',
    'feel nothing anymore|nothing left to live',
    'i feel hopeless(?=$| and\\b)|^i can not do (?:this|it|life) anymore$|^(?:my )?life sucks',
    '(?:no|lost all|lost|without) (?:hope|hope left|future for me|future){end}|i {leading}hopeless about (?:everything|life)',
    'never get(?:s)? better{end}',
    'nothing to live for|(?:give|giving|gave|given) up on (?:life|everything|myself)|done with (?:life|living|everything){end}',
    'i can not take (?:it|this|life) anymore|i can not do (?:this|it|life) anymore(?= (?:everything|life|nothing|i want)\\b)',
  ],
  'numb and low': [
    'i (?:am|feel|have gone) (?:numb|broken|nothing inside|dead inside|empty|empty inside)(?=$| (?:and|i|all|lately|inside|every)\\b)',
    'i {leading}depressed(?: \\w+){0,3} (?:can not|get|life)|i cry (?:every|all|myself)(?! time)',
    'i hate (?:my life|being alive)(?: much| a lot)*(?=$)',
  ],
};
