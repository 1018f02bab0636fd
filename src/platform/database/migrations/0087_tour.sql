-- How far a person has come in the tour of the product: the step she is at, by its name, and whether she is on it, has left it or has seen it to the end. Null
-- while she has never begun.
alter table person_preference add column tour_step text;
alter table person_preference add column tour_state text;
alter table person_preference
  add constraint person_preference_tour_known check (tour_state in ('begun', 'left', 'finished')),
  add constraint person_preference_tour_whole check ((tour_step is null) = (tour_state is null));
