-- What readers are offered of a scenario stays the edition that it was when it was offered, whatever is tried out after that.
alter table forecast_scenario
  add column offered_edition int;
